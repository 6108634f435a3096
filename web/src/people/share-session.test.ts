import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, stubServer } from '../../dev/test/server-stub'
import { readSession, type Session, writeSession } from './session'
import { clearNote, writeNote } from './session-note'
import { type Channel, shareSession } from './share-session'

const user = aUser()
const other = aUser({ id: '0197a000-0000-7000-8000-000000000002', firstName: 'Otto' })
const signedIn: Session = { status: 'signedIn', user, validity: 'confirmed' }

let posted: unknown[]
let channel: Channel
let stop: () => void

beforeEach(() => {
  posted = []
  channel = { postMessage: message => posted.push(message), onmessage: null }
  writeSession(signedIn)
  stop = shareSession(channel)
})

afterEach(async () => {
  stop()
  await clearNote()
  vi.unstubAllGlobals()
})

const hear = (data: unknown) => channel.onmessage?.(new MessageEvent('message', { data }))

it('posts a sign-out to the other tabs once', () => {
  writeSession({ status: 'signedOut', byChoice: true })
  writeSession({ status: 'signedOut', byChoice: true })
  expect(posted).toEqual([{ userId: null }])
})

it('signs out after a sign-out in another tab, without posting it back', () => {
  hear({ userId: null })
  expect(readSession()).toEqual({ status: 'signedOut', byChoice: true })
  expect(posted).toEqual([])
})

it('checks the session when another tab reports another person', async () => {
  stubServer({ '/api/auth/user': { status: 200, body: other } })
  hear({ userId: other.id })
  await vi.waitFor(() => expect(readSession()).toEqual({ ...signedIn, user: other }))
  expect(posted).toEqual([])
})

it('does not sign out other tabs when a new tab finds no session', () => {
  writeSession({ status: 'signedOut', byChoice: false })
  expect(posted).toEqual([])
})

it('opens a local record in the other tabs without a request', () => {
  writeSession({ status: 'signedOut', byChoice: true })
  posted = []
  hear({ userId: other.id, isLocal: true })
  expect(readSession()).toEqual({ status: 'local', user: { id: other.id } })
  expect(posted).toEqual([])
})

it('posts that a record got an account, although the id is the same', async () => {
  writeSession({ status: 'local', user: { id: user.id } })
  expect(posted).toEqual([{ userId: user.id, isLocal: true }])
  stubServer({ '/api/auth/user': { status: 200, body: user } })
  hear({ userId: user.id })
  await vi.waitFor(() => expect(readSession()).toEqual(signedIn))
})

it('finds an account that signed in elsewhere in this phone’s note, even without the server', async () => {
  writeSession({ status: 'local', user: { id: other.id } })
  await writeNote(user)
  stubServer({ '/api/auth/user': 'offline' })
  hear({ userId: user.id })
  await vi.waitFor(() =>
    expect(readSession()).toEqual({ status: 'signedIn', user, validity: 'remembered' }),
  )
})

it('keeps the account signed in if another tab begins a local record meanwhile', () => {
  hear({ userId: other.id, isLocal: true })
  expect(readSession()).toEqual(signedIn)
})

it('resumes an expired session when the same person signs in again in another tab', async () => {
  writeSession({ ...signedIn, validity: 'expired' })
  posted = []
  const { sent } = stubServer({ '/api/auth/user': { status: 200, body: user } })
  hear({ userId: user.id })
  await vi.waitFor(() => expect(readSession()).toEqual(signedIn))
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/user'])
})

it('posts that the same person signed in again', () => {
  writeSession({ ...signedIn, validity: 'expired' })
  expect(posted).toEqual([])
  writeSession(signedIn)
  expect(posted).toEqual([{ userId: user.id }])
})

it('ignores messages without news', () => {
  for (const data of [{ userId: user.id }, {}, null, 'hello', { userId: 7 }, { isLocal: true }])
    hear(data)
  expect(readSession()).toEqual(signedIn)
})
