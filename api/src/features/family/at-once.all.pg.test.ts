import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../test/answers'
import type { TestPerson } from '../../../test/app'
import { addProfile, asProfile, inviteBy, letIn } from '../../../test/family'
import { unmatchedEntries } from '../../../test/plans/distribution'
import { database, test, useApp } from '../../../test/use-app'

useApp({ maxConnections: 10 })

/** A record with two guardians and a carer. */
async function aFamily() {
  const [ana, ben, cleo] = [await test.signUp(), await test.signUp(), await test.signUp()]
  const leo = await addProfile(ana)
  await letIn(test, ana, leo.id, { person: ben, role: 'guardian' })
  await letIn(test, ana, leo.id, { person: cleo, role: 'carer' })
  return { ana, ben, cleo, id: leo.id }
}

const guardiansOf = async (id: string) => {
  const [row] = await database.superuser<{ kind: string; n: number }[]>`
    select kind, (
      select count(*)::int from members m
      where m.user_id = u.id and role = 'guardian' and until is null) as n
    from users u where id = ${id}`
  return row
}

const deadlocks = () => test.logged.filter(({ failure }) => failure?.name === '40P01')
const statusOf = async (answer: Promise<Response>) => (await answer).status

describe('two guardians at the same time', () => {
  const leave = (id: string) => (person: TestPerson) =>
    person.send('DELETE', `/api/profiles/${id}/membership`)
  const deleteAccount = () => (person: TestPerson) => person.send('DELETE', '/api/account')
  const deleteRecord = (id: string) => (person: TestPerson) =>
    person.send('DELETE', `/api/profiles/${id}`)
  const handOver = (id: string) => (person: TestPerson) =>
    person.send('POST', `/api/profiles/${id}/claim`, {
      json: {
        ...{ email: `${randomUUID()}@example.org`, password: 'walnut ferry copper dune' },
        keepAs: null,
      },
    })
  const beCarer = (id: string) => (person: TestPerson) =>
    person.send('PATCH', `/api/profiles/${id}/members/${person.id}`, { json: { role: 'carer' } })
  const acts = { leave, deleteAccount, deleteRecord, handOver, beCarer }
  const pairs = Object.keys(acts).flatMap((first, nth) =>
    Object.keys(acts)
      .slice(nth)
      .map(second => [first, second] as const),
  )

  it.each(pairs)('%s and %s: the record always keeps a guardian', async (first, second) => {
    for (let round = 0; round < 3; round++) {
      const { ana, ben, id } = await aFamily()
      const act = (name: string) => acts[name as keyof typeof acts](id) // a name of the table above
      const statuses = await Promise.all([statusOf(act(first)(ana)), statusOf(act(second)(ben))])
      for (const status of statuses) expect([200, 201, 204, 403, 404, 409]).toContain(status)
      expect(statuses.some(status => status < 300)).toBe(true)
      const left = await guardiansOf(id)
      expect(left === undefined || left.kind === 'person' || left.n > 0).toBe(true)
    }
    expect(deadlocks()).toEqual([])
    expect(await unmatchedEntries(database.superuser)).toEqual([])
  })

  it.each([0, 1, 2, 3])(
    'deleting a record also ends a hand-over that was asked for (%i)',
    async round => {
      const { ana, ben, id } = await aFamily()
      const [remove, give] = [() => deleteRecord(id)(ana), () => handOver(id)(ben)]
      // Hashing the new password delays the hand-over, so it comes first only where it is awaited.
      const begun = round % 2 === 0 ? [remove(), give()] : [await give(), remove()].reverse()
      const [ofDeleting, ofHandingOver] = await Promise.all(begun)
      if (!ofDeleting || !ofHandingOver) throw new Error('no answer')
      expect(ofDeleting.status).toBe(204)
      expect(await guardiansOf(id)).toBeUndefined()
      expect(await database.superuser`select from hand_overs where user_id = ${id}`).toHaveLength(0)
      // A hand-over takes effect days later, so one that was asked for first does not stop the deletion.
      if (ofHandingOver.status === 201) return
      expect(round % 2).toBe(0)
      // A deleted record must not be revealed.
      expect(await failureOf(ofHandingOver)).toEqual([404, 'not_found'])
    },
  )
})

it('either accepting a link or withdrawing it succeeds', async () => {
  const ana = await test.signUp()
  const { id: profileId } = await addProfile(ana)
  for (let round = 0; round < 6; round++) {
    const ben = await test.signUp()
    const { id, token } = await inviteBy(ana, profileId)
    expect(await statusOf(ben.send('POST', `/api/invitations/${token}/accept`))).toBe(200)
    const path = `/api/profiles/${profileId}/invitations/${id}`
    const letIn = () => statusOf(ana.send('POST', `${path}/confirm`))
    const withdraw = () => statusOf(ana.send('DELETE', path))
    const begun = round % 2 === 0 ? [letIn(), withdraw()] : [withdraw(), letIn()].reverse()
    const [ofLetting, ofWithdrawing] = await Promise.all(begun)
    const isIn = (await statusOf(ben.send('GET', '/api/allergies', asProfile(profileId)))) === 200
    expect([ofLetting, ofWithdrawing, isIn]).toEqual(isIn ? [200, 404, true] : [404, 204, false])
    if (isIn) await ana.send('DELETE', `/api/profiles/${profileId}/members/${ben.id}`)
  }
})

it('a removed member cannot write any more', async () => {
  for (let round = 0; round < 6; round++) {
    const { ana, cleo, id } = await aFamily()
    const write = (nth: number) =>
      cleo.send('PUT', `/api/medical-profile/${id}`, {
        json: { allergyNotes: `${nth}` },
        ...asProfile(id),
      })
    await ana.send('POST', '/api/medical-profile', { json: {}, ...asProfile(id) })
    const removed = ana.send('DELETE', `/api/profiles/${id}/members/${cleo.id}`)
    let isRemoved = false
    void removed.then(() => {
      isRemoved = true
    })
    for (let nth = 0; !isRemoved || nth < 3; nth++) {
      const wasRemoved = isRemoved
      const { status } = await write(nth)
      expect(wasRemoved ? [404] : [200, 404, 422]).toContain(status)
    }
    expect((await removed).status).toBe(204)
  }
  expect(deadlocks()).toEqual([])
})

it('people who write in each other’s records and leave never deadlock', async () => {
  for (let round = 0; round < 6; round++) {
    const people = [await test.signUp(), await test.signUp(), await test.signUp()]
    for (const one of people) {
      await one.send('POST', '/api/medical-profile', { json: {} })
      for (const other of people) {
        if (other !== one) await letIn(test, one, one.id, { person: other, role: 'guardian' })
      }
    }
    const [ana, ben, cleo] = people as [TestPerson, TestPerson, TestPerson]
    const write = (who: TestPerson, of: TestPerson, key: string) =>
      who.send('POST', '/api/allergies', {
        json: { medicalProfileId: of.id, allergen: 'Nuts', severity: 'Mild' },
        headers: { 'X-LifeTag-Profile': of.id, 'Idempotency-Key': key },
      })
    const asked = await Promise.all([
      write(ana, ben, 'a'),
      write(ben, ana, 'a'),
      write(cleo, ana, 'a'),
      write(ben, cleo, 'b'),
      ana.send('DELETE', '/api/account'),
      ben.send('DELETE', '/api/account'),
      ben.send('DELETE', `/api/profiles/${ana.id}/members/${cleo.id}`),
      ana.send('DELETE', `/api/profiles/${ben.id}/members/${cleo.id}`),
      write(ana, cleo, 'c'),
      write(cleo, ben, 'd'),
    ])
    expect(asked.filter(({ status }) => status >= 500)).toEqual([])
    expect([asked[4]?.status, asked[5]?.status]).toEqual([204, 204])
  }
  expect(deadlocks()).toEqual([])
  expect(await unmatchedEntries(database.superuser)).toEqual([])
})

it('two simultaneous links cannot exceed the limit of records', async () => {
  const ana = await test.signUp()
  for (let nth = 0; nth < 11; nth++) await addProfile(ana)
  const [ben, cleo] = [await test.signUp(), await test.signUp()]
  for (const person of [ben, cleo]) await inviteBy(person, person.id, { email: ana.email })
  const links = test.emails.filter(({ to }) => to === ana.email).slice(-2)
  const tokens = links.map(({ text }) => /#([\w-]+)/.exec(text)?.[1])
  const statuses = await Promise.all(
    tokens.map(token => statusOf(ana.send('POST', `/api/invitations/${token}/accept`))),
  )
  expect(statuses.sort()).toEqual([200, 422])
  expect(await unmatchedEntries(database.superuser)).toEqual([])
})
