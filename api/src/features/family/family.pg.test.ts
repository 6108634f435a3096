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
import { unmatchedEntries } from '../../../test/plans/distribution'
import { database, test, useApp } from '../../../test/use-app'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

useApp()
afterAll(async () => {
  expect(await unmatchedEntries(database.superuser)).toEqual([])
})

const listOf = async (person: TestPerson): Promise<ProfileOfAnswer[]> =>
  bodyOf(await person.send('GET', '/api/profiles'), profilesAnswerSchema)

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

it('changing the role of a guardian again and again uses up no e-mail about the account', async () => {
  const own = await createTestApp(database)
  const [ana, ben] = [await own.signUp(), await own.signUp()]
  const { id } = await addProfile(ana)
  await letIn(own, ana, id, { person: ben, role: 'guardian' })
  own.emails.splice(0)
  for (let times = 0; times < 60; times++) {
    for (const role of ['viewer', 'guardian']) {
      const path = `/api/profiles/${id}/members/${ben.id}`
      expect((await ana.send('PATCH', path, { json: { role } })).status).toBe(200)
    }
  }
  const newPassword = 'walnut ferry copper dune'
  expect((await ben.send('PUT', '/api/auth/password', { json: { newPassword } })).status).toBe(204)
  const subjects = own.emails.filter(({ to }) => to === ben.email).map(({ subject }) => subject)
  expect(subjects.slice(0, -1)).toEqual(Array(50).fill('Your role in a record has changed'))
  expect(subjects.at(-1)).toBe('Your LifeTag password was changed')
})

describe('profiles', () => {
  it("are the person's own and those that they made for others", async () => {
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
        ...{ relationship: null, color: null, until: null, waiting: [], members: [] },
        handOver: null,
        since: expect.any(String),
      },
      leo,
    ])
  })

  it('are made once for the same id, and a foreign id is taken', async () => {
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

  it('are limited to twelve of others, and leaving one frees a slot', async () => {
    const ana = await test.signUp()
    const made = []
    for (let nth = 0; nth < 12; nth++) made.push(await addProfile(ana))
    const ask = () => ana.send('POST', '/api/profiles', { json: {} })
    expect(await failureOf(await ask())).toEqual([422, 'too_many'])
    await ana.send('DELETE', `/api/profiles/${made[3]?.id}`)
    expect((await ask()).status).toBe(201)
    expect(await failureOf(await ask())).toEqual([422, 'too_many'])
  })

  it('do not exceed the limit when made at the same time', async () => {
    const ana = await test.signUp()
    for (let nth = 0; nth < 10; nth++) await addProfile(ana)
    const asked = [1, 2, 3, 4].map(() => ana.send('POST', '/api/profiles', { json: {} }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 201, 422, 422])
  })

  it('are deleted for all members by a guardian after a fresh sign-in', async () => {
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

  it('with a login can be deleted only by their person', async () => {
    const [ana, ben] = [await test.signUp(), await test.signUp()]
    await letIn(test, ana, ana.id, { person: ben, role: 'guardian' })
    for (const person of [ana, ben]) {
      const answer = await person.send('DELETE', `/api/profiles/${ana.id}`)
      expect(await failureOf(answer)).toEqual([409, 'already_claimed'])
    }
  })
})

describe('members', () => {
  it('choose their own name, and others cannot', async () => {
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

  it('have roles that only a guardian changes, with effect on both sides', async () => {
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
    // A viewer's role ends after a year, a carer's does not.
    expect((await listOf(cleo))[1]).toMatchObject({ role: 'carer', until: null })
    const past = await change(ana, cleo, { until: '2020-01-01T00:00:00Z' })
    expect(await failureOf(past)).toEqual([422, 'invalid'])
    const until = new Date(Date.now() + DAY_MS).toISOString()
    await change(ana, cleo, { until })
    expect((await listOf(cleo))[1]).toMatchObject({ role: 'carer', until })
  })

  it('lose an ended role, which frees their slot', async () => {
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

  it('are notified of their removal and lose the record with their invitations', async () => {
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

  it('may leave, except for the last guardian', async () => {
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

describe('deleting an account', () => {
  it('ends its memberships and those of others in its record', async () => {
    const { ana, ben, leo } = await aFamily()
    await letIn(test, ben, ben.id, { person: ana, role: 'viewer' })
    expect((await ben.send('DELETE', '/api/account')).status).toBe(204)
    const [, shown, ...rest] = await listOf(ana)
    expect(rest).toEqual([])
    expect(shown?.id).toBe(leo.id)
    expect(shown?.members.map(({ id }) => id)).not.toContain(ben.id)
  })

  it('is refused while it is the only guardian of a record', async () => {
    const { ana, ben, leo, pathOf } = await aFamily()
    const leave = () => ana.send('DELETE', '/api/account')
    expect(await failureOf(await leave())).toEqual([409, 'has_profiles'])
    expect((await listOf(ana)).length).toBe(2)
    await ana.send('PATCH', pathOf(ben), { json: { role: 'guardian' } })
    expect((await leave()).status).toBe(204)
    expect((await listOf(ben))[1]).toMatchObject({ id: leo.id, role: 'guardian' })
  })
})
