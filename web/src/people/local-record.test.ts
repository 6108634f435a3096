import { clear } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, refusal, stubServer } from '../../dev/test/server-stub'
import { checkSession, openSession, signOut } from './account-session'
import { eraseLocal, restoreLocal, startLocal } from './local-record'
import { readSession, recordOwnerOf, writeSession } from './session'
import { registerSessionHooks } from './session-hooks'
import { readLocalNote, readNote } from './session-note'
import { signIn, signUp } from './sign-in'

const id = () => recordOwnerOf(readSession())?.id

beforeEach(async () => {
  writeSession({ status: 'signedOut', byChoice: false })
  await clear()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Simulates a new tab. */
async function openAgain() {
  writeSession({ status: 'unknown' })
  await openSession()
  return readSession()
}

it('begins a record with a new id of 122 random bits, which is there after a restart', async () => {
  const { sent } = stubServer({})
  expect(await startLocal()).toBe(true)
  expect(id()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const before = readSession()
  expect(await openAgain()).toEqual(before)
  expect(sent).toEqual([])
})

it('opens the existing record when it starts again or in two tabs together', async () => {
  await Promise.all([startLocal(), startLocal()])
  const first = id()
  await startLocal()
  expect(id()).toBe(first)
})

it('begins nothing if the browser stores nothing', async () => {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no', 'InvalidStateError')
  })
  expect(await startLocal()).toBe(false)
  expect(readSession()).toEqual({ status: 'signedOut', byChoice: false })
})

it('does not wait forever if the browser throws immediately, and signing in works', async () => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  const user = aUser()
  stubServer({
    '/api/auth/user': refusal(401, 'not_signed_in'),
    '/api/auth/login': { status: 200, body: { user } },
  })
  const { openSession } = await import('./account-session')
  const { signIn } = await import('./sign-in')
  const { startLocal } = await import('./local-record')
  const { readSession } = await import('./session')
  await openSession()
  expect(readSession()).toEqual({ status: 'signedOut', byChoice: false })
  expect(await startLocal()).toBe(false)
  expect(await signIn({ email: user.email, password: 'correct horse' })).toMatchObject({ ok: true })
  expect(readSession()).toMatchObject({ status: 'signedIn', user })
})

it('opens nothing if no record was begun', async () => {
  expect(await restoreLocal()).toBe(false)
  expect(readSession()).toEqual({ status: 'signedOut', byChoice: false })
})

it('forgets the id after the record is erased', async () => {
  await startLocal()
  const noted = await readLocalNote()
  const seen: unknown[] = []
  const undo = registerSessionHooks({
    onSignedOut: async owner => void seen.push(owner, await readLocalNote()),
  })
  await eraseLocal()
  undo()
  expect(seen).toEqual([noted, noted])
  expect(await readLocalNote()).toBeUndefined()
  expect(readSession()).toEqual({ status: 'signedOut', byChoice: true })
})

it('erases only a record without an account', async () => {
  const session = { status: 'signedIn', user: aUser(), validity: 'confirmed' } as const
  writeSession(session)
  await eraseLocal()
  expect(readSession()).toEqual(session)
})

it('keeps the record without an answer of the server, or if it knows no session', async () => {
  await startLocal()
  const before = readSession()
  for (const reply of ['offline' as const, refusal(401, 'not_signed_in')]) {
    stubServer({ '/api/auth/user': reply })
    await checkSession()
    expect(readSession()).toEqual(before)
  }
})

it('replaces it with an account of the same id, and leaves no empty record after the sign-out', async () => {
  await startLocal()
  const user = aUser({ id: id() ?? '' })
  stubServer({
    '/api/auth/login': { status: 200, body: { user } },
    '/api/auth/logout': { status: 204 },
    '/api/auth/user': refusal(401, 'not_signed_in'),
  })
  await signIn({ email: user.email, password: 'correct horse' })
  expect([await readNote(), await readLocalNote()]).toEqual([user, undefined])
  await signOut()
  expect(await openAgain()).toEqual({ status: 'signedOut', byChoice: false })
})

it('keeps its note if a full phone cannot note the account, so that the record is found again', async () => {
  await startLocal()
  const before = readSession()
  const user = aUser({ id: id() ?? '' })
  stubServer({ '/api/auth/login': { status: 200, body: { user } } })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await signIn({ email: user.email, password: 'correct horse' })
  expect(readSession()).toMatchObject({ status: 'signedIn', user })
  expect(await openAgain()).toEqual(before)
})

it.each(['offline', 'a page of HTML'])('stays open after a sign-in that gets %s', async answer => {
  await startLocal()
  const before = readSession()
  vi.stubGlobal('fetch', async () => {
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return new Response('<h1>Welcome to our Wi-Fi</h1>', {
      headers: { 'Content-Type': 'text/html' },
    })
  })
  const person = { email: 'ada@example.org', password: 'correct horse battery' }
  expect((await signIn(person)).ok).toBe(false)
  expect((await signUp({ ...person, id: id() ?? '' })).ok).toBe(false)
  expect([readSession(), await readNote()]).toEqual([before, undefined])
  expect(await openAgain()).toEqual(before)
})

it('keeps it next to an account of another id and opens it after the sign-out', async () => {
  await startLocal()
  const before = readSession()
  const user = aUser()
  stubServer({
    '/api/auth/login': { status: 200, body: { user } },
    '/api/auth/logout': { status: 204 },
    '/api/auth/user': { status: 200, body: user },
  })
  await signIn({ email: user.email, password: 'correct horse' })
  expect(await openAgain()).toMatchObject({ status: 'signedIn', user })
  await signOut()
  expect(await openAgain()).toEqual(before)
})
