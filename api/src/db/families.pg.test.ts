/** Rules about families that the database enforces without the server. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Right, Role } from 'sync-protocol/family'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/database'
import { createGate } from '../../test/gate'
import { accessOf, type Subject, setRlsUser } from './act-for'
import type { Tx } from './database'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

/** Long enough for anything that does not wait to finish. */
const LONG_ENOUGH_MS = 500
const NOW = new Date('2030-06-01T12:00:00Z')

async function addPerson(kind: 'person' | 'managed' = 'person') {
  const id = randomUUID()
  const emailHash = kind === 'person' ? Buffer.from(id) : null
  await test.superuser`
    insert into users (id, kind, email_hash, consent_at, created_at)
    values (${id}, ${kind}, ${emailHash}, now(), now())`
  await test.superuser`insert into spaces (user_id) values (${id})`
  return id
}

async function addMember(subjectId: string, role: Role, until: Date | null = null) {
  const id = await addPerson()
  await test.superuser`
    insert into members (user_id, member_id, role, since, until, sealed)
    values (${subjectId}, ${id}, ${role}, now(), ${until}, '')`
  return id
}

const subject = (id: string, actorId: string, right: Right): Subject => ({
  ...{ id, by: { id: actorId, right, at: NOW } },
})

const spacesSeen = (tx: Tx, id: string) => tx`select user_id from spaces where user_id = ${id}`

describe('a transaction in the record of another', () => {
  it('sees only that record, and knows who acts', async () => {
    const [ada, eve] = [await addPerson(), await addPerson()]
    const bob = await addMember(ada, 'carer')
    const seen = await test.database.actFor(subject(ada, bob, 'edit'), async tx => ({
      own: (await spacesSeen(tx, ada)).length,
      actors: (await spacesSeen(tx, bob)).length,
      others: (await spacesSeen(tx, eve)).length,
      access: accessOf(tx),
    }))
    expect(seen).toEqual({
      ...{ own: 1, actors: 0, others: 0 },
      access: { role: 'carer', actor: bob },
    })
  })

  it('is not found by an account that is no member, and refused beyond a role', async () => {
    const ada = await addPerson()
    const [bob, eve] = [await addMember(ada, 'viewer'), await addPerson()]
    const ask = (id: string, actorId: string, right: Right) =>
      test.database.actFor(subject(id, actorId, right), async () => 'done').catch(e => e.code)
    expect(await ask(ada, bob, 'read')).toBe('done')
    expect(await ask(ada, bob, 'edit')).toBe('role_too_low')
    expect(await ask(ada, eve, 'read')).toBe('not_found')
    expect(await ask(randomUUID(), eve, 'read')).toBe('not_found')
    expect(await ask(eve, ada, 'read')).toBe('not_found')
  })

  it('is refused from the end of the role on', async () => {
    const ada = await addPerson()
    const bob = await addMember(ada, 'viewer', NOW)
    const eve = await addMember(ada, 'viewer', new Date(NOW.getTime() + 1))
    const ask = (actorId: string) =>
      test.database
        .snapshotFor(subject(ada, actorId, 'read'), async () => 'done')
        .catch(e => e.code)
    expect([await ask(bob), await ask(eve)]).toEqual(['not_found', 'done'])
  })

  it('holds the role until its commit, so that removing the member waits', async () => {
    const ada = await addPerson()
    const bob = await addMember(ada, 'carer')
    const [isIn, mayEnd] = [createGate(), createGate()]
    const order: string[] = []
    const writing = test.database.actFor(subject(ada, bob, 'edit'), async () => {
      isIn.open()
      await mayEnd.opened
      order.push('written')
    })
    await isIn.opened
    const removing = test.database.transaction(ada, async tx => {
      await tx`delete from members where user_id = ${ada} and member_id = ${bob}`
      order.push('removed')
    })
    // On a cluster it waits at a worker, where no view of the coordinator shows it.
    await Promise.race([removing, setTimeout(LONG_ENOUGH_MS)])
    mayEnd.open()
    await Promise.all([writing, removing])
    expect(order).toEqual(['written', 'removed'])
  })

  it('keeps its access in the parts of asOne', async () => {
    const ada = await addPerson()
    const bob = await addMember(ada, 'carer')
    const as = subject(ada, bob, 'edit')
    const access = await test.database.asOne(as, async tx => {
      const own = await test.database.transaction(bob, inner => spacesSeen(inner, bob))
      const part = await test.database.actFor(as, async inner => accessOf(inner))
      return {
        outer: accessOf(tx),
        part,
        own: own.length,
        after: (await spacesSeen(tx, ada)).length,
      }
    })
    const carer = { role: 'carer', actor: bob }
    expect(access).toEqual({ outer: carer, part: carer, own: 1, after: 1 })
  })
})

it('an account sees its own memberships and cannot change them', async () => {
  const [ada, dan] = [await addPerson(), await addPerson()]
  const bob = await addMember(ada, 'viewer')
  await addMember(dan, 'viewer')
  const seen = await test.database.lookup('member', bob, async tx => [
    ...(await tx`select user_id from members where user_id = any(${[ada, dan]}::uuid[])`),
  ])
  expect(seen).toEqual([{ user_id: ada }])
  const change = test.database.lookup(
    'member',
    bob,
    tx => tx`update members set role = 'guardian' where user_id = ${ada} and member_id = ${bob}`,
  )
  await expect(change).rejects.toThrow('row-level security')
})

it('an account can be a member of at most twelve other records', async () => {
  const bob = await addPerson()
  const take = (slot: number) =>
    test.database.transaction(
      bob,
      tx => tx`
        insert into memberships (user_id, subject_id, slot, role, since)
        values (${bob}, ${randomUUID()}, ${slot}, 'viewer', now())`,
    )
  await take(12)
  await expect(take(12)).rejects.toMatchObject({ code: '23505' })
  await expect(take(13)).rejects.toMatchObject({ code: '23514' })
})

it('a managed person has no credentials, and every other person has an address', async () => {
  const [ada, leo] = [await addPerson(), await addPerson('managed')]
  const set = (id: string, column: string, value: string | null) =>
    test.superuser`update users set ${test.superuser(column)} = ${value} where id = ${id}`
  await expect(set(leo, 'password_hash', 'x')).rejects.toMatchObject({ code: '23514' })
  await expect(set(leo, 'email_hash', 'x')).rejects.toMatchObject({ code: '23514' })
  await expect(set(ada, 'email_hash', null)).rejects.toMatchObject({ code: '23514' })
  await expect(set(ada, 'kind', 'managed')).rejects.toMatchObject({ code: '23514' })
})

it('a transaction acts for one person at a time, and for the next one after become', async () => {
  const [ada, bob] = [await addPerson(), await addPerson()]
  const seen = await test.database.transaction(ada, async tx => {
    const before = (await spacesSeen(tx, bob)).length
    await setRlsUser(tx, bob)
    return [before, (await spacesSeen(tx, bob)).length, (await spacesSeen(tx, ada)).length]
  })
  expect(seen).toEqual([0, 1, 0])
})
