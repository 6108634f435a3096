import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installStorageFaults } from '../../dev/test/broken-storage'
import { aUser, stubServer } from '../../dev/test/server-stub'
import { readSession, type Session, writeSession } from './session'
import { clearNote, readNote, writeNote } from './session-note'
import { watchSession } from './watch-session'

const user = aUser()
const faults = installStorageFaults()
let stop: () => void
const startAnew = vi.fn()

beforeEach(() => {
  startAnew.mockReset()
  stop = watchSession(startAnew)
})

afterEach(() => {
  stop()
  faults.repair()
  vi.unstubAllGlobals()
})

it('asks again when the network is back, until the server has answered', async () => {
  writeSession({ status: 'signedIn', user, validity: 'remembered' })
  stubServer({ '/api/auth/user': { status: 200, body: user } })
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() =>
    expect(readSession()).toEqual({ status: 'signedIn', user, validity: 'confirmed' }),
  )
})

it.each<Session>([
  { status: 'signedIn', user, validity: 'confirmed' },
  { status: 'signedIn', user, validity: 'expired' },
  { status: 'local', user: { id: user.id } },
])('asks nothing about a session that the server has confirmed or does not know', session => {
  writeSession(session)
  const { sent } = stubServer({})
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent).toEqual([])
})

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('reloads a page from the back/forward cache if the person signed out meanwhile', async () => {
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  await writeNote(user)
  comeBack(true)
  await clearNote()
  comeBack(false)
  expect(startAnew).not.toHaveBeenCalled()
  comeBack(true)
  await vi.waitFor(() => expect(startAnew).toHaveBeenCalledOnce())
})

it('reloads such a page if another person is signed in', async () => {
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  await writeNote({ ...user, id: '0197a000-0000-7000-8000-000000000009' })
  comeBack(true)
  await vi.waitFor(() => expect(startAnew).toHaveBeenCalledOnce())
})

it.each<Session>([
  { status: 'signedIn', user, validity: 'confirmed' },
  { status: 'local', user: { id: user.id } },
])(
  'keeps such a page while the notes cannot be read, for the sake of typed text',
  async session => {
    writeSession(session)
    faults.break({ error: 'UnknownError', place: 'begin' })
    comeBack(true)
    await readNote()
    await readNote()
    expect(startAnew).not.toHaveBeenCalled()
  },
)
