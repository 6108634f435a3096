import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../dev/test/server-stub'
import { openSession, signOut } from './account-session'
import { useRecoveryCodes } from './recovery-codes'
import { readSession, writeSession } from './session'
import { registerSessionHooks, type SessionHooks } from './session-hooks'
import { clearNote, readNote, writeNote } from './session-note'
import { signIn, signUp } from './sign-in'

const user = aUser()
const confirmed = { status: 'signedIn', user, validity: 'confirmed' }
const takeBack: (() => void)[] = []

function register(hooks: SessionHooks) {
  takeBack.push(registerSessionHooks(hooks))
}

beforeEach(async () => {
  writeSession({ status: 'unknown' })
  await clearNote()
})

afterEach(() => {
  for (const undo of takeBack.splice(0)) undo()
  vi.unstubAllGlobals()
})

it('opens from the note without a network', async () => {
  await writeNote(user)
  stubServer({ '/api/auth/user': 'offline' })
  await openSession()
  expect(readSession()).toEqual({ status: 'signedIn', user, validity: 'remembered' })
})

it.each([
  ['a captive portal', { status: 200, body: 'Welcome to the hotel' }],
  ["a stranger's 401", { status: 401, body: 'Proxy authentication' }],
  ['a server in trouble', refusal(503, 'unavailable')],
])('does not take %s for a sign-out', async (_, reply) => {
  await writeNote(user)
  stubServer({ '/api/auth/user': reply })
  await openSession()
  expect(readSession()).toEqual({ status: 'signedIn', user, validity: 'remembered' })
  expect(await readNote()).toEqual(user)
})

it("expires the session after the server's own 401 and forgets nothing", async () => {
  await writeNote(user)
  stubServer({ '/api/auth/user': refusal(401, 'not_signed_in') })
  await openSession()
  expect(readSession()).toEqual({ status: 'signedIn', user, validity: 'expired' })
  expect(await readNote()).toEqual(user)
})

it.each([
  ['a 401', refusal(401, 'not_signed_in')],
  ['no network', 'offline' as const],
])('is signed out without a note after %s', async (_, reply) => {
  stubServer({ '/api/auth/user': reply })
  await openSession()
  expect(readSession()).toEqual({ status: 'signedOut', byChoice: false })
})

it('prefers the answer of the server to the note', async () => {
  await writeNote(aUser({ firstName: 'Mary' }))
  stubServer({ '/api/auth/user': { status: 200, body: user } })
  await openSession()
  expect(readSession()).toEqual(confirmed)
  expect(await readNote()).toEqual(user)
})

it('writes the note after a sign-in and runs the hooks', async () => {
  const seen: string[] = []
  register({ onSignedIn: ({ id }) => void seen.push(id) })
  const { sent } = stubServer({ '/api/auth/login': { status: 200, body: { user } } })
  const result = await signIn({ email: user.email, password: 'correct horse' })
  expect(result).toEqual({ ok: true, value: user })
  expect(readSession()).toEqual(confirmed)
  expect(await readNote()).toEqual(user)
  expect(seen).toEqual([user.id])
  expect(sent).toEqual([
    { path: '/api/auth/login', body: { email: user.email, password: 'correct horse' } },
  ])
})

it('changes nothing after a refused sign-in', async () => {
  stubServer({ '/api/auth/login': refusal(401, 'bad_credentials') })
  const result = await signIn({ email: user.email, password: 'wrong' })
  expect(result).toMatchObject({ ok: false, failure: { code: 'bad_credentials' } })
  expect(readSession()).toEqual({ status: 'unknown' })
  expect(await readNote()).toBeUndefined()
})

it('holds the recovery codes before the session changes', async () => {
  const held: unknown[] = []
  register({ onSignedIn: () => void held.push(useRecoveryCodes.getState().codes) })
  stubServer({ '/api/auth/register': { status: 201, body: { user, recoveryCodes: ['A', 'B'] } } })
  await signUp({ email: user.email, password: 'correct horse battery' })
  expect(held).toEqual([['A', 'B']])
})

it('forgets the user at a sign-out and runs the hooks', async () => {
  const seen: string[] = []
  register({ onSignedOut: ({ id }) => void seen.push(id) })
  await writeNote(user)
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  stubServer({ '/api/auth/logout': { status: 204 } })
  expect(await signOut()).toEqual({ ok: true, value: 'left' })
  expect(readSession()).toEqual({ status: 'signedOut', byChoice: true })
  expect(await readNote()).toBeUndefined()
  expect(seen).toEqual([user.id])
})

it('sends nothing if a hook cancels the sign-out', async () => {
  register({ beforeSignOut: async () => 'stay' })
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  const { sent } = stubServer({})
  expect(await signOut()).toEqual({ ok: true, value: 'stayed' })
  expect(readSession()).toEqual(confirmed)
  expect(sent).toEqual([])
})

it('changes nothing if a sign-out finds no network', async () => {
  await writeNote(user)
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  stubServer({ '/api/auth/logout': 'offline' })
  expect(await signOut()).toMatchObject({ ok: false })
  expect(readSession()).toEqual(confirmed)
  expect(await readNote()).toEqual(user)
})

it('can sign out of a session that the server has forgotten', async () => {
  writeSession({ status: 'signedIn', user, validity: 'expired' })
  stubServer({ '/api/auth/logout': refusal(401, 'not_signed_in') })
  expect(await signOut()).toEqual({ ok: true, value: 'left' })
})
