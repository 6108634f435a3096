import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, stubServer } from '../../dev/test/server-stub'
import { writeSession } from '../people/session'
import { fetchFirstRun } from './fetch-ahead'

const LIST = '/first-run.json'
const FILES = ['/assets/record.js', '/assets/print.css']
const served = () =>
  stubServer({
    [LIST]: { status: 200, body: FILES },
    ...Object.fromEntries(FILES.map(file => [file, { status: 200, body: 'text' }])),
  }).sent

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  writeSession({ status: 'signedOut', byChoice: false })
})
afterEach(() => vi.unstubAllGlobals())

it('stores all files of the first run for a visitor of the landing', async () => {
  const sent = served()
  await fetchFirstRun()
  expect(sent.map(({ path }) => path)).toEqual([LIST, ...FILES])
})

it.each([
  ['without a connection', () => vi.stubGlobal('navigator', { ...navigator, onLine: false })],
  [
    'where the worker keeps the whole app',
    () => vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: {} } }),
  ],
  ['on the page of a scanned code', () => window.history.replaceState(null, '', '/e/ABC')],
  [
    'for who is signed in',
    () => writeSession({ status: 'signedIn', user: aUser(), validity: 'confirmed' }),
  ],
])('fetches nothing %s', async (_, begin) => {
  const sent = served()
  begin()
  await fetchFirstRun()
  expect(sent).toEqual([])
})

it('ignores a file that fails, because the worker or the screen fetches it again', async () => {
  stubServer({ [LIST]: { status: 200, body: FILES }, '/assets/record.js': 'offline' })
  await expect(fetchFirstRun()).resolves.toBeUndefined()
})
