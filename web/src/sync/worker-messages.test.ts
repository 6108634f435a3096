import { expect, it } from 'vitest'
import { askWorker, isDrainRequest } from './worker-messages'

const request = { type: 'drain', userId: 'u', thaw: false } as const

it('a worker answers through the port it was given', async () => {
  const worker = {
    postMessage(data: unknown, ports: unknown) {
      expect(isDrainRequest(data)).toBe(true)
      if (Array.isArray(ports)) ports[0].postMessage({ state: 'done' })
    },
  }
  expect(await askWorker(worker, request)).toEqual({ state: 'done' })
})

it('a worker that does not know the request leaves the work to the tab', async () => {
  expect(await askWorker({ postMessage() {} }, request, 1)).toBeUndefined()
})

it.each([
  null,
  undefined,
  'drain',
  {},
  { type: 'drain' },
  { ...request, thaw: 1 },
  { ...request, type: 'SKIP_WAITING' },
])('%j is no request to drain', data => {
  expect(isDrainRequest(data)).toBe(false)
})
