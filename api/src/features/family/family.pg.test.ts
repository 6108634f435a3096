import { randomUUID } from 'node:crypto'
import {
  memberAnswerSchema,
  type ProfileOfAnswer,
  profileOfAnswerSchema,
  profilesAnswerSchema,
} from 'sync-protocol/rest'
import { afterAll, describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { createTestApp, type TestPerson } from '../../../test/app'
import { addProfile, inviteBy, letIn } from '../../../test/family'
import { strayEntries } from '../../../test/plans/distribution'
import { database, test, useApp } from '../../../test/use-app'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

useApp()
afterAll(async () => {
  expect(await strayEntries(database.superuser)).toEqual([])
})

const listOf = async (person: TestPerson): Promise<ProfileOfAnswer[]> =>
  bodyOf(await person.send('GET', '/api/profiles'), profilesAnswerSchema)

/** A record with a guardian, and others of the roles that are named. */
async function aFamily() {
  const [ana, ben, cleo] = [
    await test.signUp({ firstName: 'Ana' }),
    await test.signUp({ firstName: 'Ben' }),
    await test.signUp({ firstName: 'Cleo' }),
  ]
  const leo = await addProfile(ana, { firstName: 'Leo', relationship: 'mother', color: 'teal' })
  await letIn(test, ana, leo.id, { person: ben, role: 'carer' })
  await letIn(test, ana, leo.id, { person: cleo, role: 'viewer' })
  const pathOf = (person: TestPerson) => `/api/profiles/${leo.id}/members/${person.id}`
  return { ana, ben, cleo, leo, pathOf }
}

describe('profiles', () => {
  it('one has one’s own, and those one makes for others', async () => {
    const ana = await test.signUp({ firstName: 'Ana', lastName: 'Byron' })
    const leo = await addProfile(ana, { firstName: 'Leo', relationship: 'mother', color: 'teal' })
    expect(leo).toMatchObject({
      ...{ kind: 'managed', role: 'guardian', firstName: 'Leo', lastName: null },
      ...{ relationship: 'mother', color: 'teal', until: null },
      members: [{ id: ana.id, role: 'guardian', name: 'Ana', relationship: 'mother', isYou: true }],
    })
    expect(await listOf(ana)).toEqual([
      {
        ...{ id: ana.id, kind: 'person', role: 'person', firstName: 'Ana', lastName: 'Byron' },
        ...{ relationship: null, color: null, until: null, members: [] },
        handOver: null,
        since: expect.any(String),
      },
      leo,
    ])
  })

  it('the same id twice makes one, and another’s is taken', async () => {
    const [ana, eve] = [await test.signUp(), await test.signUp()]
    const json = { id: randomUUID(), firstName: 'Leo' }
    const first = await ana.send('POST', '/api/profiles', { json })
    const again = await ana.send('POST', '/api/profiles', { json })
    expect([first.status, again.status]).toEqual([201, 200])
    expect(profileOfAnswerSchema.parse(await again.json())).toEqual(
      profileOfAnswerSchema.parse(await first.json()),
    )
    const others = await eve.send('POST', '/api/profiles', { json })
    expect(await failureOf(others)).toEqual([409, 'id_taken'])
    expect((await listOf(eve)).length).toBe(1)
    await ana.send('DELETE', `/api/profiles/${json.id}`)
    const anew = await ana.send('POST', '/api/profiles', { json })
    expect(await failureOf(anew)).toEqual([409, 'id_taken'])
  })

  it('twelve of others, and no more; one that is left makes room', async () => {
    const ana = await test.signUp()
    const made = []
    for (let nth = 0; nth < 12; nth++) made.push(await addProfile(ana))
    const ask = () => ana.send('POST', '/api/profiles', { json: {} })
    expect(await failureOf(await ask())).toEqual([422, 'too_many'])
    await ana.send('DELETE', `/api/profiles/${made[3]?.id}`)
    expect((await ask()).status).toBe(201)
    expect(await failureOf(await ask())).toEqual([422, 'too_many'])
  })

  it('two at once take two places, also the last ones', async () => {
    const ana = await test.signUp()
    for (let nth = 0; nth < 10; nth++) await addProfile(ana)
    const asked = [1, 2, 3, 4].map(() => ana.send('POST', '/api/profiles', { json: {} }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 201, 422, 422])
  })

  it('is deleted for all of its members, after a fresh sign-in, by a guardian alone', async () => {
    const { ana, ben, cleo, leo } = await aFamily()
    const remove = (person: TestPerson) => person.send('DELETE', `/api/profiles/${leo.id}`)
    expect(await failureOf(await remove(ben))).toEqual([403, 'role_too_low'])
    expect(await failureOf(await remove(await test.signUp()))).toEqual([404, 'not_found'])
    expect((await remove(ana)).status).toBe(204)
    for (const person of [ana, ben, cleo]) expect((await listOf(person)).length).toBe(1)
    const emails = test.emails.filter(({ subject }) =>
      subject.includes('shared with you was deleted'),
    )
    expect(emails.map(({ to }) => to)).toEqual(expect.arrayContaining([ben.email, cleo.email]))
    expect(emails.map(({ to }) => to)).not.toContain(ana.email)
    const [row] = await database.superuser`
      select (select count(*)::int from user_keys where user_id = ${leo.id}) as keys,
        (select count(*)::int from records where user_id = ${leo.id}) as rows`
    expect(row).toEqual({ keys: 0, rows: 0 })
  })

  it('of somebody with a login is theirs to delete', async () => {
    const [ana, ben] = [await test.signUp(), await test.signUp()]
    await letIn(test, ana, ana.id, { person: ben, role: 'guardian' })
    for (const person of [ana, ben]) {
      const answer = await person.send('DELETE', `/api/profiles/${ana.id}`)
      expect(await failureOf(answer)).toEqual([409, 'already_claimed'])
    }
  })
})

describe('members', () => {
  it('each says what they are called, and no one else does', async () => {
    const { ana, ben, leo, pathOf } = await aFamily()
    const json = { name: 'Papa', relationship: 'father', color: 'pink' }
    const own = await ben.send('PATCH', pathOf(ben), { json })
    expect(await bodyOf(own, memberAnswerSchema)).toMatchObject({
      ...{ id: ben.id, role: 'carer', name: 'Papa', relationship: 'father', isYou: true },
    })
    const [, shown] = await listOf(ben)
    expect(shown).toMatchObject({ id: leo.id, relationship: 'father', color: 'pink' })
    const others = await ana.send('PATCH', pathOf(ben), { json })
    expect(await failureOf(others)).toEqual([403, 'role_too_low'])
  })

  it('roles are a guardian’s to change, on both sides', async () => {
    const { ana, ben, cleo, pathOf } = await aFamily()
    const change = (person: TestPerson, of: TestPerson, json: object) =>
      person.send('PATCH', pathOf(of), { json })
    expect(await failureOf(await change(ben, cleo, { role: 'carer' }))).toEqual([
      403,
      'role_too_low',
    ])
    expect(await failureOf(await change(ben, ben, { role: 'guardian' }))).toEqual([
      403,
      'role_too_low',
    ])
    expect((await change(ana, cleo, { role: 'carer' })).status).toBe(200)
    // A viewer is let in for a year, a carer until somebody says otherwise.
    expect((await listOf(cleo))[1]).toMatchObject({ role: 'carer', until: null })
    const past = await change(ana, cleo, { until: '2020-01-01T00:00:00Z' })
    expect(await failureOf(past)).toEqual([422, 'invalid'])
    const until = new Date(Date.now() + DAY_MS).toISOString()
    await change(ana, cleo, { until })
    expect((await listOf(cleo))[1]).toMatchObject({ role: 'carer', until })
  })

  it('a role that has ended is none, and its place is free', async () => {
    const own = await createTestApp(database)
    const [ana, ben] = [await own.signUp(), await own.signUp()]
    const leo = await addProfile(ana)
    const until = new Date(Date.now() + DAY_MS).toISOString()
    await letIn(own, ana, leo.id, { person: ben, role: 'carer', until })
    expect((await listOf(ben)).length).toBe(2)
    own.advance(DAY_MS + MINUTE_MS)
    expect((await listOf(ben)).length).toBe(1)
    expect((await listOf(ana))[1]?.members.length).toBe(1)
    await letIn(own, ana, leo.id, { person: ben, role: 'viewer' })
    expect((await listOf(ben))[1]).toMatchObject({ id: leo.id, role: 'viewer' })
  })

  it('who is removed is told, finds the record gone, and their invitations with them', async () => {
    const { ana, ben, leo, pathOf } = await aFamily()
    await ana.send('PATCH', pathOf(ben), { json: { role: 'guardian' } })
    const { token } = await inviteBy(ben, leo.id)
    expect((await ana.send('DELETE', pathOf(ben))).status).toBe(204)
    expect((await listOf(ben)).length).toBe(1)
    expect(test.emails.at(-1)).toMatchObject({
      to: ben.email,
      subject: 'A record is no longer shared with you',
    })
    const used = await (await test.signUp()).send('POST', `/api/invitations/${token}/accept`)
    expect(await failureOf(used)).toEqual([404, 'not_found'])
    expect(await failureOf(await ana.send('DELETE', pathOf(ben)))).toEqual([404, 'not_found'])
  })

  it('anyone may leave, but the last guardian', async () => {
    const { ana, ben, leo, pathOf } = await aFamily()
    const leave = (person: TestPerson) =>
      person.send('DELETE', `/api/profiles/${leo.id}/membership`)
    expect((await leave(ben)).status).toBe(204)
    expect(await failureOf(await leave(ben))).toEqual([404, 'not_found'])
    expect(await failureOf(await leave(ana))).toEqual([409, 'last_guardian'])
    for (const json of [
      { role: 'carer' },
      { until: new Date(Date.now() + DAY_MS).toISOString() },
    ]) {
      const answer = await ana.send('PATCH', pathOf(ana), { json })
      expect(await failureOf(answer)).toEqual([409, 'last_guardian'])
    }
    expect(await failureOf(await ana.send('DELETE', pathOf(ana)))).toEqual([409, 'last_guardian'])
    const own = await ana.send('DELETE', `/api/profiles/${ana.id}/membership`)
    expect(await failureOf(own)).toEqual([404, 'not_found'])
  })
})

describe('an account that is deleted', () => {
  it('leaves the records of others, and others leave its own', async () => {
    const { ana, ben, leo } = await aFamily()
    await letIn(test, ben, ben.id, { person: ana, role: 'viewer' })
    expect((await ben.send('DELETE', '/api/account')).status).toBe(204)
    const [, shown, ...rest] = await listOf(ana)
    expect(rest).toEqual([])
    expect(shown?.id).toBe(leo.id)
    expect(shown?.members.map(({ id }) => id)).not.toContain(ben.id)
  })

  it('is refused while a record has no other guardian', async () => {
    const { ana, ben, leo, pathOf } = await aFamily()
    const leave = () => ana.send('DELETE', '/api/account')
    expect(await failureOf(await leave())).toEqual([409, 'has_profiles'])
    expect((await listOf(ana)).length).toBe(2)
    await ana.send('PATCH', pathOf(ben), { json: { role: 'guardian' } })
    expect((await leave()).status).toBe(204)
    expect((await listOf(ben))[1]).toMatchObject({ id: leo.id, role: 'guardian' })
  })
})
