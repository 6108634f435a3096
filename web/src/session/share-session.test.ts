import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, stubServer } from '../../dev/test/server-stub'
import { readSession, type Session, writeSession } from '../stores/session'
import { clearNote, writeNote } from '../stores/session-note'
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

it('a sign-out here is posted to the other tabs, once', () => {
  writeSession({ status: 'signedOut', byChoice: true })
  writeSession({ status: 'signedOut', byChoice: true })
  expect(posted).toEqual([{ userId: null }])
})

it('a sign-out there ends it here, and is not posted back', () => {
  hear({ userId: null })
  expect(readSession()).toEqual({ status: 'signedOut', byChoice: true })
  expect(posted).toEqual([])
})

it('someone else there is asked about here', async () => {
  stubServer({ '/api/auth/user': { status: 200, body: other } })
  hear({ userId: other.id })
  await vi.waitFor(() => expect(readSession()).toEqual({ ...signedIn, user: other }))
  expect(posted).toEqual([])
})

it('a tab that found no one at its start signs no other out', () => {
  writeSession({ status: 'signedOut', byChoice: false })
  expect(posted).toEqual([])
})

it('a record that is only on this phone opens in the other tabs without asking anybody', () => {
  writeSession({ status: 'signedOut', byChoice: true })
  posted = []
  hear({ userId: other.id, isLocal: true })
  expect(readSession()).toEqual({ status: 'local', user: { id: other.id } })
  expect(posted).toEqual([])
})

it('that it got an account is news, though its id is the same', async () => {
  writeSession({ status: 'local', user: { id: user.id } })
  expect(posted).toEqual([{ userId: user.id, isLocal: true }])
  stubServer({ '/api/auth/user': { status: 200, body: user } })
  hear({ userId: user.id })
  await vi.waitFor(() => expect(readSession()).toEqual(signedIn))
})

it('who signed in there is known here by this phone’s note, also where the server cannot be asked', async () => {
  writeSession({ status: 'local', user: { id: other.id } })
  await writeNote(user)
  stubServer({ '/api/auth/user': 'offline' })
  hear({ userId: user.id })
  await vi.waitFor(() =>
    expect(readSession()).toEqual({ status: 'signedIn', user, validity: 'remembered' }),
  )
})

it('a record that another tab began meanwhile does not put out who has signed in', () => {
  hear({ userId: other.id, isLocal: true })
  expect(readSession()).toEqual(signedIn)
})

it('a session that expired here goes on when the same person signs in again there', async () => {
  writeSession({ ...signedIn, validity: 'expired' })
  posted = []
  const { sent } = stubServer({ '/api/auth/user': { status: 200, body: user } })
  hear({ userId: user.id })
  await vi.waitFor(() => expect(readSession()).toEqual(signedIn))
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/user'])
})

it('that somebody signed in again here is posted to the other tabs', () => {
  writeSession({ ...signedIn, validity: 'expired' })
  expect(posted).toEqual([])
  writeSession(signedIn)
  expect(posted).toEqual([{ userId: user.id }])
})

it('what is no news changes nothing', () => {
  for (const data of [{ userId: user.id }, {}, null, 'hello', { userId: 7 }, { isLocal: true }])
    hear(data)
  expect(readSession()).toEqual(signedIn)
})
