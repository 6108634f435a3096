/** The device's storage fails while a sign-out deletes the notes of the person. */
import { clear, get, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installStorageFaults } from '../../dev/test/broken-storage'
import { aUser, refusal, stubServer } from '../../dev/test/server-stub'
import { openSession, signOut } from './account-session'
import { eraseLocal, startLocal } from './local-record'
import { readSession, writeSession } from './session'
import { readNote, writeLocalNote, writeNote } from './session-note'

const user = aUser()
const faults = installStorageFaults()
const signedOut = { status: 'signedOut', byChoice: false }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stubServer({
    '/api/auth/logout': { status: 204 },
    '/api/auth/user': refusal(401, 'not_signed_in'),
  })
})
afterEach(async () => {
  faults.repair()
  await clear()
  localStorage.clear()
  writeSession({ status: 'unknown' })
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function signOutWithFault() {
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  faults.break({ error: 'UnknownError', place: 'commit' })
  expect(await signOut()).toEqual({ ok: true, value: 'not_erased' })
}

async function startAnew() {
  writeSession({ status: 'unknown' })
  await openSession()
  return readSession()
}

it.each([
  ['the account', 'last-user', () => writeNote(user)],
  ['a record that became the account', 'local-record', () => writeLocalNote({ id: user.id })],
])('a note of %s that stays opens no record, and goes at a later start', async (_, key, note) => {
  await note()
  await signOutWithFault()
  expect(await startAnew()).toEqual(signedOut)
  expect(await get(key)).toMatchObject({ id: user.id })
  faults.repair()
  expect(await startAnew()).toEqual(signedOut)
  expect(await get(key)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

it('a note that stays gives its id to no new record', async () => {
  await writeLocalNote({ id: user.id })
  await signOutWithFault()
  faults.repair()
  expect(await startLocal()).toBe(true)
  expect(readSession()).toMatchObject({ status: 'local' })
  expect(readSession()).not.toMatchObject({ user: { id: user.id } })
})

it('the same person can sign in again', async () => {
  await writeNote(user)
  await signOutWithFault()
  faults.repair()
  expect(await writeNote(user)).toBe(true)
  expect(await readNote()).toEqual(user)
  expect(localStorage).toHaveLength(0)
})

it('a note that cannot be read counts as one that may still be here', async () => {
  await set('last-user', user)
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  faults.break({ error: 'UnknownError', place: 'request' })
  expect(await signOut()).toEqual({ ok: true, value: 'not_erased' })
})

it('a record without an account is not reported as deleted while its note is here', async () => {
  await writeLocalNote({ id: user.id })
  writeSession({ status: 'local', user: { id: user.id } })
  faults.break({ error: 'UnknownError', place: 'commit' })
  expect(await eraseLocal()).toBe(false)
})
