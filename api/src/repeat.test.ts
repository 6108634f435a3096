import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LogEntry } from './core/log-entry'
import { repeat } from './repeat'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a job that fails is logged without its message, and runs again', async () => {
  const logged: LogEntry[] = []
  let runs = 0
  const options = {
    name: 'tidying',
    everyMs: 1_000,
    log: (entry: LogEntry) => void logged.push(entry),
  }
  const job = repeat({ ...options, now: () => new Date(0) }, async () => {
    runs += 1
    if (runs === 1) throw new TypeError('about ada@example.org')
  })
  await vi.advanceTimersByTimeAsync(2_000)
  job.stop()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(runs).toBe(2)
  expect(logged).toEqual([
    {
      at: '1970-01-01T00:00:00.000Z',
      ...{ level: 'error', requestId: '', method: 'JOB', route: 'tidying', status: 503, ms: 0 },
      failure: { name: 'TypeError', place: expect.stringContaining('repeat.test.ts') },
    },
  ])
})

it('a job that takes longer than its interval is not started again meanwhile', async () => {
  let end = () => {}
  const run = vi.fn(() => new Promise<void>(resolve => (end = resolve)))
  const job = repeat({ name: 'slow', everyMs: 1_000, log: () => {}, now: () => new Date(0) }, run)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(run).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  job.stop()
})
