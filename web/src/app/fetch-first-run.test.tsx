import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aUser, stubServer } from '../../dev/test/server-stub'
import { writeSession } from '../stores/session'
import { fetchFirstRun } from './fetch-first-run'

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

it('a visitor who may press Start has all of it kept behind the landing', async () => {
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
])('nothing is fetched %s', async (_, begin) => {
  const sent = served()
  begin()
  await fetchFirstRun()
  expect(sent).toEqual([])
})

it('a file that does not come is no fault: the worker, or the screen itself, asks again', async () => {
  stubServer({ [LIST]: { status: 200, body: FILES }, '/assets/record.js': 'offline' })
  await expect(fetchFirstRun()).resolves.toBeUndefined()
})
