import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DrainResult } from '../engine/drain'
import { createScheduler, type Scheduler } from './scheduler'

const done: DrainResult = { state: 'done' }
const retry = (afterMs: number | null = null): DrainResult => ({
  state: 'retry',
  code: 'unreachable',
  afterMs,
})

let runs: { resume: boolean }[]
let results: (DrainResult | Promise<DrainResult> | Error)[]
let faults: unknown[]
let scheduler: Scheduler

beforeEach(() => {
  vi.useFakeTimers()
  runs = []
  results = []
  faults = []
  scheduler = createScheduler({
    random: () => 1,
    onFault: fault => faults.push(fault),
    run: async options => {
      runs.push(options)
      const result = results.shift() ?? done
      if (result instanceof Error) throw result
      return result
    },
  })
})
afterEach(() => {
  scheduler.stop()
  vi.useRealTimers()
})

it('tries a failed drain again by itself, each time later, until it works', async () => {
  results = [retry(), retry(), retry()]
  await scheduler.request()
  await vi.advanceTimersByTimeAsync(999)
  expect(runs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(runs).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(runs).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(runs).toHaveLength(4)
})

it('uses the delay that the server names', async () => {
  results = [retry(60_000)]
  await scheduler.request()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(runs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toHaveLength(2)
})

it.each([
  ['a day', 24 * 3_600_000],
  ['a month', 31 * 24 * 3_600_000],
])('waits for an hour if the server names %s', async (_, namedMs) => {
  results = [retry(namedMs)]
  await scheduler.request()
  await vi.advanceTimersByTimeAsync(3_599_999)
  expect(runs).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toHaveLength(2)
})

it.each([
  ['back', -365],
  ['forward', 365],
])('waits as long if the clock is set %s by a year meanwhile', async (_, days) => {
  results = [retry(), retry(60_000)]
  for (const waitMs of [1_000, 60_000]) {
    if (waitMs === 1_000) await scheduler.request()
    const before = runs.length
    vi.setSystemTime(Date.now() + days * 24 * 3_600_000)
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(runs).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(runs).toHaveLength(before + 1)
  }
})

it('starts the delays anew after a success', async () => {
  results = [retry(), done, retry()]
  await scheduler.request()
  await vi.advanceTimersByTimeAsync(1_000)
  await scheduler.request()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toHaveLength(4)
})

it('starts the delays anew when the phone is back, because the first try can come too early', async () => {
  results = [retry(), retry(), retry(), retry(), retry()]
  for (let tries = 0; tries < 4; tries++) await scheduler.request()
  await scheduler.request({ restartsDelays: true })
  expect(runs).toHaveLength(5)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toHaveLength(6)
})

it('runs once more for all requests during a drain', async () => {
  let end = (_: DrainResult) => {}
  results = [
    new Promise(resolve => {
      end = resolve
    }),
  ]
  const first = scheduler.request()
  scheduler.request()
  scheduler.request({ resume: true })
  const last = scheduler.request()
  expect(runs).toEqual([{ resume: false }])
  end(retry())
  expect(await first).toEqual(done)
  expect(await last).toEqual(done)
  expect(runs).toEqual([{ resume: false }, { resume: true }])
})

it('does not wait for the timer when it is asked', async () => {
  results = [retry(60_000)]
  await scheduler.request()
  await scheduler.request()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toHaveLength(2)
})

it('does not try a paused queue by itself', async () => {
  results = [{ state: 'paused', reason: 'signed_out' }]
  await scheduler.request()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(runs).toHaveLength(1)
})

it('reports a drain that throws, and tries again', async () => {
  const broken = new Error('broken')
  results = [broken]
  await scheduler.request()
  expect(faults).toEqual([broken])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toHaveLength(2)
})

it('runs nothing after the stop', async () => {
  results = [retry()]
  await scheduler.request()
  scheduler.stop()
  await scheduler.request()
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(runs).toHaveLength(1)
})

it('waits in idle for the running drain', async () => {
  const seen: string[] = []
  results = [Promise.resolve().then(() => retry())]
  const drained = scheduler.request().then(() => seen.push('drained'))
  await scheduler.idle().then(() => seen.push('quiet'))
  await drained
  expect(seen).toContain('quiet')
  expect(runs).toHaveLength(1)
  await expect(scheduler.idle()).resolves.toBeUndefined()
})
