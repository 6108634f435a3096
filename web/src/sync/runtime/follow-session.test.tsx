import { waitFor } from '@testing-library/react'
import { STREAM_TYPE } from 'sync-protocol/sync'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aUser } from '../../../dev/test/server-stub'
import { hasDatabase } from '../../db/database'
import { readSession, type SessionUser, writeSession } from '../../people/session'
import { runOnSignedOut } from '../../people/session-hooks'
import { addRow } from '../record/commit'
import { currentDevice, requireDevice } from '../record/device'
import { followSession, keepAtSignOut } from './follow-session'
import { countUnsent, sendNow, stopSync } from './start'

let asked: string[]
let answer: () => Response | Promise<Response>
let unfollow: () => void

let user: SessionUser

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))
const emptySpace = (version = 0) => {
  const numbers = { reset: false, epoch: 'e', lastId: 0, startId: 0 }
  const head = { ...numbers, outcomes: [], merge: null, acks: [] }
  const lines = [{ head }, { end: { version } }].map(line => `${JSON.stringify(line)}\n`)
  return new Response(lines.join(''), { headers: { 'Content-Type': STREAM_TYPE } })
}
const signedOut = () =>
  Response.json({ message: 'Sign in', code: 'unauthenticated', requestId: 'r' }, { status: 401 })

beforeEach(() => {
  asked = []
  answer = noNetwork
  user = aUser({ id: crypto.randomUUID() })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
  unfollow = followSession()
})
afterEach(() => {
  unfollow()
  stopSync()
  writeSession({ status: 'unknown' })
  vi.unstubAllGlobals()
})

const signIn = (validity: 'remembered' | 'confirmed') =>
  writeSession({ status: 'signedIn', user, validity })
const openRecord = () => currentDevice.getState().device?.db.userId ?? null

/** Replaces the server's event stream. `path` is the requested address. */
function listenForEvents() {
  let hear: (event: { data: string }) => void = () => {}
  const tell = Object.assign((event: object) => hear({ data: JSON.stringify(event) }), { path: '' })
  vi.stubGlobal(
    'EventSource',
    class {
      constructor(path: string) {
        tell.path = path
      }
      addEventListener(_: string, listener: typeof hear) {
        hear = listener
      }
      close() {}
    },
  )
  return tell
}

it("opens the record from this phone's own note without a connection", async () => {
  signIn('remembered')
  expect(openRecord()).toBe(user.id)
  expect(await addRow('medications', { name: 'Warfarin' })).toMatchObject({ ok: true })
  expect(await countUnsent()).toBe(1)
})

it('counts refused changes among those that are only here', async () => {
  signIn('remembered')
  await addRow('medications', { name: 'Warfarin' })
  const { db } = requireDevice()
  const refusal = { code: 'too_many', fields: {} }
  for (const entry of await db.outbox.toArray()) {
    await db.rejections.put({ ...entry, refusal, atMs: 1 })
    await db.outbox.delete(entry.seq)
  }
  expect(await countUnsent()).toBe(1)
})

it('sends a write by itself', async () => {
  answer = () => emptySpace()
  signIn('confirmed')
  await sendNow()
  asked = []
  await addRow('medications', { name: 'Warfarin' })
  await waitFor(() => expect(asked).toContain('/api/sync'))
})

it('tries again when the phone is online, or the app visible, again', async () => {
  signIn('confirmed')
  await sendNow()
  for (const comeBack of [
    () => window.dispatchEvent(new Event('online')),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ]) {
    asked = []
    comeBack()
    await waitFor(() => expect(asked).toContain('/api/sync'))
  }
})

it('reads when the server reports another version than this phone has, even an older one', async () => {
  const tell = listenForEvents()
  answer = () => emptySpace(7)
  signIn('confirmed')
  await sendNow()
  asked = []
  tell({ version: 7 }) // the version of this phone
  await sendNow()
  expect(asked).toHaveLength(1) // only the request of sendNow
  for (const version of [8, 6]) {
    asked = []
    tell({ version })
    await waitFor(() => expect(asked).toContain('/api/sync'))
    await sendNow()
  }
})

it('names the same page when it connects again, so that the server ends the earlier stream', async () => {
  const tell = listenForEvents()
  answer = () => emptySpace(7)
  signIn('confirmed')
  await waitFor(() => expect(tell.path).toContain('&page='))
  const { path } = tell
  tell.path = ''
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(tell.path).toBe(path))
})

it('applies events of the server for this client without a request', async () => {
  const tell = listenForEvents()
  answer = () => emptySpace(7)
  signIn('confirmed')
  await sendNow()
  const { clientId } = (await currentDevice.getState().device?.db.readMeta()) ?? {}
  const [path, query] = tell.path.split('?')
  expect(path).toBe('/api/sync/events')
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    ...{ user: user.id, client: clientId, page: expect.any(String) },
  })
  asked = []
  const rowId = crypto.randomUUID()
  const record = { fields: {}, deletedAt: null, deletedVersion: 0, createdAt: 1, updatedAt: 1 }
  const puts = [{ collection: 'allergies', rowId, version: 8, record }]
  tell({ version: 8, from: { epoch: 'e', version: 7 }, changes: { puts, removes: [] } })
  const view = () => currentDevice.getState().device?.db.view.count()
  await waitFor(async () => expect(await view()).toBe(1))
  expect(asked).toEqual([])
})

it("expires the session after the server's own 401 and closes nothing", async () => {
  answer = signedOut
  signIn('confirmed')
  await waitFor(() => expect(readSession()).toMatchObject({ validity: 'expired' }))
  expect(openRecord()).toBe(user.id)
})

it('resumes the queue after signing in again', async () => {
  answer = signedOut
  signIn('confirmed')
  await waitFor(() => expect(readSession()).toMatchObject({ validity: 'expired' }))
  answer = () => emptySpace()
  asked = []
  signIn('confirmed')
  await waitFor(() => expect(asked).toEqual(['/api/sync']))
})

it('closes the record at a sign-out and removes it from the device', async () => {
  signIn('confirmed')
  await addRow('medications', { name: 'Warfarin' })
  writeSession({ status: 'signedOut', byChoice: true })
  expect(openRecord()).toBeNull()
  await runOnSignedOut(user)
  expect(await hasDatabase(user.id)).toBe(false)
})

it('keeps unsent changes at a sign-out until the same person is back, if asked to', async () => {
  signIn('confirmed')
  await addRow('medications', { name: 'Warfarin' })
  keepAtSignOut()
  writeSession({ status: 'signedOut', byChoice: true })
  await runOnSignedOut(user)
  signIn('confirmed')
  expect(await countUnsent()).toBe(1)

  writeSession({ status: 'signedOut', byChoice: true })
  await runOnSignedOut(user)
  expect(await hasDatabase(user.id)).toBe(false)
})

describe('a record without an account', () => {
  const startLocal = () => writeSession({ status: 'local', user: { id: user.id } })

  it('opens, stores writes, and sends nothing', async () => {
    const tell = listenForEvents()
    startLocal()
    const { device } = currentDevice.getState()
    startLocal()
    expect(currentDevice.getState().device).toBe(device)
    expect(await addRow('medications', { name: 'Warfarin' })).toMatchObject({ ok: true })
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await device?.db.outbox.count()).toBe(1)
    expect([asked, tell.path]).toEqual([[], ''])
  })

  it('is sent once its owner has an account for it', async () => {
    startLocal()
    await addRow('medications', { name: 'Warfarin' })
    answer = () => emptySpace()
    signIn('confirmed')
    expect(await countUnsent()).toBe(1)
    await waitFor(() => expect(asked).toContain('/api/sync'))
  })

  it('remains next to an account with another id, and goes when it is erased', async () => {
    startLocal()
    await addRow('medications', { name: 'Warfarin' })
    const { id } = user
    user = aUser({ id: crypto.randomUUID() })
    signIn('confirmed')
    expect([openRecord(), await hasDatabase(id)]).toEqual([user.id, true])
    writeSession({ status: 'signedOut', byChoice: true })
    await runOnSignedOut({ id })
    expect(await hasDatabase(id)).toBe(false)
  })
})

it('opens another record for another person', async () => {
  signIn('confirmed')
  await addRow('medications', { name: 'Warfarin' })
  user = aUser({ id: crypto.randomUUID() })
  signIn('confirmed')
  expect(openRecord()).toBe(user.id)
  expect(await countUnsent()).toBe(0)
})
