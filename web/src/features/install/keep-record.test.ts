import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KEEP_WANTED } from '../../sync/runtime/worker-messages'
import { keepPlaces } from './keep-record'

let asked: unknown[]
let idle: () => void
let stop: () => void
const browser = { onLine: true, connection: { saveData: false } }

beforeEach(() => {
  asked = []
  const active = { postMessage: (message: unknown) => asked.push(message) }
  Object.assign(browser, { onLine: true, connection: { saveData: false } })
  vi.stubGlobal('navigator', { ...browser, serviceWorker: { ready: Promise.resolve({ active }) } })
  const tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
  vi.stubGlobal('dispatchEvent', tab.dispatchEvent.bind(tab))
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = () => {}
  })
  stop = keepPlaces()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** Waits for all consequences of the steps so far. */
const settled = () => new Promise(resolve => setTimeout(resolve))

it('the worker is asked when the page is idle', async () => {
  await settled()
  expect(asked).toEqual([])
  idle()
  await settled()
  expect(asked).toEqual([KEEP_WANTED])
})

it('while offline it waits for a connection', async () => {
  Object.assign(navigator, { onLine: false })
  idle()
  await settled()
  expect(asked).toEqual([])
  Object.assign(navigator, { onLine: true })
  dispatchEvent(new Event('online'))
  await settled()
  expect(asked).toEqual([KEEP_WANTED])
})

it('a phone that saves data gets no extra downloads', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  idle()
  dispatchEvent(new Event('online'))
  await settled()
  expect(asked).toEqual([])
})

it('leaving the screen stops it, and a browser without a worker is ignored', async () => {
  stop()
  idle()
  dispatchEvent(new Event('online'))
  Object.assign(navigator, { serviceWorker: undefined })
  stop = keepPlaces()
  idle()
  await settled()
  expect(asked).toEqual([])
})
