import {
  acceptAnswerSchema,
  invitationsAnswerSchema,
  memberAnswerSchema,
  newInvitationAnswerSchema,
  profilesAnswerSchema,
  shownInvitationAnswerSchema,
} from 'sync-protocol/rest'
import { afterAll, describe, expect, it } from 'vitest'
import { bodyOf, failureOf } from '../../../test/answers'
import { createTestApp, type TestPerson } from '../../../test/app'
import { addProfile, inviteBy, letIn, tokenIn } from '../../../test/family'
import { unmatchedEntries } from '../../../test/plans/distribution'
import { database, test, useApp } from '../../../test/use-app'

const DAY_MS = 24 * 60 * 60_000

useApp()
let ana: TestPerson
let profileId: string
afterAll(async () => {
  expect(await unmatchedEntries(database.superuser)).toEqual([])
})

async function begin() {
  ana = await test.signUp({ firstName: 'Ana' })
  profileId = (await addProfile(ana, { firstName: 'Leo' })).id
}
const accept = (person: TestPerson, token: string) =>
  person.send('POST', `/api/invitations/${token}/accept`)
const show = (person: TestPerson, token: string) => person.send('GET', `/api/invitations/${token}`)
const listOf = async (person: TestPerson) =>
  bodyOf(
    await person.send('GET', `/api/profiles/${profileId}/invitations`),
    invitationsAnswerSchema,
  )
const emailTo = ({ email }: TestPerson) => test.emails.findLast(({ to }) => to === email)
const confirm = (person: TestPerson, id: string) =>
  person.send('POST', `/api/profiles/${profileId}/invitations/${id}/confirm`)

describe('an invitation by e-mail', () => {
  it('contains the link, and its account joins immediately', async () => {
    await begin()
    const ben = await test.signUp({ firstName: 'Ben' })
    const made = await ana.send('POST', `/api/profiles/${profileId}/invitations`, {
      json: { role: 'viewer', email: ` ${ben.email.toUpperCase()} ` },
    })
    const { invitation, link } = await bodyOf(made, newInvitationAnswerSchema)
    expect(link).toBeNull()
    expect(invitation).toMatchObject({ email: ben.email, role: 'viewer', acceptedBy: null })
    const message = emailTo(ben)
    expect(message?.subject).toBe('Ana invited you to Leo’s record')
    expect(message?.text).toContain('Ana invited you to Leo’s record.')
    const token = tokenIn(message?.text)
    expect(await bodyOf(await show(ben, token), shownInvitationAnswerSchema)).toMatchObject({
      ...{ role: 'viewer', profileName: 'Leo', inviterName: 'Ana', needsConfirmation: false },
    })
    expect(await bodyOf(await accept(ben, token), acceptAnswerSchema)).toEqual({
      state: 'joined',
      profileId,
    })
    expect(emailTo(ana)?.subject).toBe('Ben accepted your invitation')
    expect(await listOf(ana)).toEqual([])
    expect(await failureOf(await accept(ben, token))).toEqual([409, 'already_member'])
    expect(await failureOf(await show(ben, token))).toEqual([409, 'already_member'])
  })

  it('does not exist for other accounts, and confirms the address of its own', async () => {
    await begin()
    const [ben, eve] = [await test.signUp({ isConfirmed: false }), await test.signUp()]
    await inviteBy(ana, profileId, { email: ben.email })
    const token = tokenIn(emailTo(ben)?.text)
    for (const ask of [show, accept]) {
      expect(await failureOf(await ask(eve, token))).toEqual([404, 'not_found'])
    }
    expect((await show(ben, token)).status).toBe(200)
    expect((await accept(ben, token)).status).toBe(200)
    expect(await (await ben.send('GET', '/api/auth/user')).json()).toMatchObject({
      emailState: 'confirmed',
    })
  })

  it('requires a confirmed address of the inviter, and an invitee who is not a member', async () => {
    const kim = await test.signUp({ isConfirmed: false })
    const invite = (person: TestPerson, id: string, email: string) =>
      person.send('POST', `/api/profiles/${id}/invitations`, { json: { role: 'carer', email } })
    expect(await failureOf(await invite(kim, kim.id, 'x@example.org'))).toEqual([
      403,
      'email_unconfirmed',
    ])
    await begin()
    const ben = await test.signUp()
    await letIn(test, ana, profileId, { person: ben, role: 'carer' })
    for (const { email } of [ana, ben]) {
      expect(await failureOf(await invite(ana, profileId, email))).toEqual([409, 'already_member'])
    }
    expect(await failureOf(await invite(ana, ana.id, ana.email))).toEqual([409, 'already_member'])
  })
})

describe('an invitation link', () => {
  it('waits until the inviter confirms the person who accepted it', async () => {
    await begin()
    const ben = await test.signUp({ firstName: 'Ben', lastName: 'Byron' })
    const { id, token } = await inviteBy(ana, profileId)
    expect(await failureOf(await confirm(ana, id))).toEqual([404, 'not_found'])
    expect(await bodyOf(await accept(ben, token), acceptAnswerSchema)).toEqual({
      state: 'waiting',
      profileId: null,
    })
    expect(await failureOf(await accept(ben, token))).toEqual([409, 'already_accepted'])
    expect(await failureOf(await accept(await test.signUp(), token))).toEqual([404, 'not_found'])
    expect(await listOf(ana)).toMatchObject([
      { id, acceptedBy: { name: 'Ben Byron', email: ben.email } },
    ])
    expect(emailTo(ana)).toMatchObject({
      subject: 'Ben Byron waits for you to let them in',
      text: expect.stringContaining(`/family/${profileId}`),
    })
    const profiles = await bodyOf(await ana.send('GET', '/api/profiles'), profilesAnswerSchema)
    expect(profiles.map(({ waiting }) => waiting)).toEqual([
      [],
      [{ invitationId: id, name: 'Ben Byron' }],
    ])
    const nothing = await ben.send('GET', '/api/medical-profile', {
      headers: { 'X-LifeTag-Profile': profileId },
    })
    expect(await failureOf(nothing)).toEqual([404, 'not_found'])
    expect(await bodyOf(await confirm(ana, id), memberAnswerSchema)).toMatchObject({
      ...{ id: ben.id, role: 'carer', name: 'Ben', isYou: false },
    })
    expect(emailTo(ben)).toMatchObject({
      subject: 'Leo’s record was shared with you',
      text: expect.stringContaining(`/dashboard?profile=${profileId}`),
    })
    expect(await failureOf(await confirm(ana, id))).toEqual([404, 'not_found'])
  })

  it('names its inviter to a reader who has not signed in, and nothing else', async () => {
    await begin()
    const { id, token } = await inviteBy(ana, profileId)
    const look = () => test.send('GET', `/api/invitations/${token}/inviter`)
    expect(await (await look()).json()).toEqual({ inviterName: 'Ana' })
    await ana.send('DELETE', `/api/profiles/${profileId}/invitations/${id}`)
    expect(await failureOf(await look())).toEqual([404, 'not_found'])
  })

  it('needs a confirmed address of the person who accepts it', async () => {
    await begin()
    const ben = await test.signUp({ isConfirmed: false })
    const { token } = await inviteBy(ana, profileId)
    expect(await failureOf(await accept(ben, token))).toEqual([403, 'email_unconfirmed'])
  })

  it('is refused to members of the record', async () => {
    await begin()
    const { token } = await inviteBy(ana, profileId)
    for (const ask of [show, accept]) {
      expect(await failureOf(await ask(ana, token))).toEqual([409, 'already_member'])
    }
    const own = await inviteBy(ana, ana.id)
    expect(await failureOf(await accept(ana, own.token))).toEqual([409, 'already_member'])
  })

  it('can be made only by guardians', async () => {
    await begin()
    const ben = await test.signUp()
    await letIn(test, ana, profileId, { person: ben, role: 'carer' })
    const { id } = await inviteBy(ana, profileId)
    const path = `/api/profiles/${profileId}/invitations`
    const asked = [
      await ben.send('POST', path, { json: { role: 'viewer' } }),
      await ben.send('GET', path),
      await ben.send('DELETE', `${path}/${id}`),
      await confirm(ben, id),
    ]
    for (const answer of asked) expect(await failureOf(answer)).toEqual([403, 'role_too_low'])
  })
})

describe('an invitation answers 404 if it is', () => {
  it.each(['unknown', 'withdrawn', 'expired', 'used', 'of a role that has ended'])(
    '%s',
    async why => {
      const own = await createTestApp(database)
      const [ada, ben] = [await own.signUp(), await own.signUp()]
      const until = new Date(Date.now() + DAY_MS).toISOString()
      const { id, token } = await inviteBy(ada, ada.id, { until })
      if (why === 'withdrawn') await ada.send('DELETE', `/api/profiles/${ada.id}/invitations/${id}`)
      if (why === 'expired') own.advance(7 * DAY_MS + 1)
      if (why === 'of a role that has ended') own.advance(DAY_MS + 1)
      if (why === 'used') await accept(await own.signUp(), token)
      const shown = why === 'unknown' ? 'x'.repeat(token.length) : token
      for (const ask of [show, accept]) {
        const answer = await ask(ben, shown)
        expect(await failureOf(answer)).toEqual([404, 'not_found'])
      }
    },
  )
})

describe('limits', () => {
  it('a record sends ten invitations a day, and an address gets a limited number', async () => {
    await begin()
    const invite = (json: object) =>
      ana.send('POST', `/api/profiles/${profileId}/invitations`, {
        json: { role: 'viewer', ...json },
      })
    const to = { email: 'somebody@example.org' }
    for (let nth = 0; nth < 5; nth++) expect((await invite(to)).status).toBe(201)
    expect(await failureOf(await invite(to))).toEqual([429, 'rate_limited'])
    for (let nth = 0; nth < 5; nth++) expect((await invite({})).status).toBe(201)
    const refused = await invite({})
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(await failureOf(refused)).toEqual([429, 'rate_limited'])
  })

  it('a record has at most twenty open invitations', async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp()
    for (let nth = 0; nth < 20; nth++) {
      if (nth === 10) own.advance(DAY_MS + 1)
      await inviteBy(ada, ada.id)
    }
    own.advance(DAY_MS + 1)
    const answer = await ada.send('POST', `/api/profiles/${ada.id}/invitations`, {
      json: { role: 'viewer' },
    })
    expect(await failureOf(answer)).toEqual([422, 'too_many'])
  })

  it('a record has at most eight members', async () => {
    const own = await createTestApp(database)
    const ada = await own.signUp()
    for (let nth = 0; nth < 8; nth++) {
      await letIn(own, ada, ada.id, { person: await own.signUp(), role: 'viewer' })
    }
    const { id, token } = await inviteBy(ada, ada.id)
    const ninth = await own.signUp()
    await accept(ninth, token)
    const answer = await ada.send('POST', `/api/profiles/${ada.id}/invitations/${id}/confirm`)
    expect(await failureOf(answer)).toEqual([422, 'too_many'])
  })
})

it('either accepting or withdrawing succeeds, and both sides agree', async () => {
  await begin()
  for (let round = 0; round < 5; round++) {
    const ben = await test.signUp()
    const { id } = await inviteBy(ana, profileId, { email: ben.email, role: 'viewer' })
    const token = tokenIn(emailTo(ben)?.text)
    const withdraw = () => ana.send('DELETE', `/api/profiles/${profileId}/invitations/${id}`)
    const [accepted, withdrawn] = await Promise.all(
      round % 2 === 0
        ? [accept(ben, token), withdraw()]
        : [withdraw(), accept(ben, token)].reverse(),
    )
    const statuses = [accepted?.status, withdrawn?.status].sort()
    expect([
      [200, 404],
      [204, 404],
    ]).toContainEqual(statuses)
  }
  expect(await unmatchedEntries(database.superuser)).toEqual([])
})
