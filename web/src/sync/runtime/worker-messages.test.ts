import { describe, expect, it } from 'vitest'
import { askWorker, isDrainRequest } from './worker-messages'

const request = { type: 'drain', userId: 'u', actorId: 'a', resume: false } as const

it('sends the answer of a worker through the given port', async () => {
  const worker = {
    postMessage(data: unknown, ports: unknown) {
      expect(isDrainRequest(data)).toBe(true)
      if (Array.isArray(ports)) ports[0].postMessage({ state: 'done' })
    },
  }
  expect(await askWorker(worker, request)).toEqual({ state: 'done' })
})

it('leaves the work to the tab if the worker does not know the request', async () => {
  expect(await askWorker({ postMessage() {} }, request, { timeoutMs: 1 })).toBeUndefined()
})

describe('a worker that named the lock of its life', () => {
  const sayAlive = (port: MessagePort) => port.postMessage({ state: 'alive', lock: 'life:1' })
  const workerThat = (answer: (port: MessagePort) => void) => ({
    postMessage: (_: unknown, ports: unknown) => Array.isArray(ports) && answer(ports[0]),
  })

  it('leaves the work to the tab immediately when it is killed', async () => {
    const free = async (name: string) => name === 'life:1'
    expect(await askWorker(workerThat(sayAlive), request, { free })).toBeUndefined()
  })

  it('is no longer watched after its answer', async () => {
    let watch: AbortSignal | undefined
    const free = (_: string, signal: AbortSignal) => {
      watch = signal
      return new Promise<boolean>(() => {})
    }
    const worker = workerThat(port => {
      sayAlive(port)
      port.postMessage({ state: 'done' })
    })
    expect(await askWorker(worker, request, { free })).toEqual({ state: 'done' })
    expect(watch?.aborted).toBe(true)
  })
})

it.each([
  null,
  undefined,
  'drain',
  {},
  { type: 'drain' },
  { ...request, resume: 1 },
  { ...request, type: 'SKIP_WAITING' },
])('%j is no request to drain', data => {
  expect(isDrainRequest(data)).toBe(false)
})
