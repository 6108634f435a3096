import { pbkdf2Sync } from 'node:crypto'
import { del, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LockSecrets } from './lock-secrets'
import { hashPin, isGuessed, isPin, PIN_WAIT_MS, readWait, tryPin } from './pin'

const NOW = Date.UTC(2026, 2, 27, 12)

// Node has no Web Locks. This runs one request at a time, like a browser.
let last: Promise<unknown> = Promise.resolve()
const request = (_name: string, work: () => unknown) => {
  last = last.then(work, work)
  return last
}

beforeEach(() => vi.stubGlobal('navigator', { locks: { request } }))
afterEach(() => vi.unstubAllGlobals())
beforeEach(async () => set('lock', { pin: await hashPin('481507') } satisfies LockSecrets))
afterEach(() => del('lock'))

it('is stored as PBKDF2 with its own salt, as node computes it', async () => {
  const [one, two] = [await hashPin('481507'), await hashPin('481507')]
  expect(one.salt).not.toEqual(two.salt)
  const byNode = pbkdf2Sync('481507', one.salt, 600_000, 32, 'sha256')
  expect([...one.hash]).toEqual([...byNode])
})

it('opens the lock and resets the count of tries', async () => {
  expect(await tryPin('481508', NOW)).toEqual({ state: 'wrong', triesLeft: 4 })
  expect(await tryPin('481507', NOW)).toEqual({ state: 'right' })
  expect(await tryPin('481508', NOW)).toEqual({ state: 'wrong', triesLeft: 4 })
})

it('after five wrong tries the right PIN is refused for an hour, and then one try is allowed', async () => {
  for (let left = 4; left > 0; left--)
    expect(await tryPin('000000', NOW)).toEqual({ state: 'wrong', triesLeft: left })
  const untilMs = NOW + PIN_WAIT_MS
  expect(await tryPin('000000', NOW)).toEqual({ state: 'closed', untilMs })
  expect(await tryPin('481507', NOW + 1000)).toEqual({ state: 'closed', untilMs })
  expect(await tryPin('000000', untilMs)).toMatchObject({ state: 'closed' })
  expect(await tryPin('481507', untilMs + 1000)).toMatchObject({ state: 'closed' })
  expect(await tryPin('481507', untilMs + PIN_WAIT_MS)).toEqual({ state: 'right' })
})

it('ten tries at the same time, in any tabs, count as ten tries', async () => {
  const outcomes = await Promise.all(
    ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit => tryPin(digit.repeat(6), NOW)),
  )
  expect(outcomes.filter(({ state }) => state === 'wrong')).toHaveLength(4)
  expect(await tryPin('481507', NOW)).toMatchObject({ state: 'closed' })
})

describe('a clock that was set', () => {
  const DAY_MS = 86_400_000
  const wrongFiveTimes = async (nowMs: number) => {
    for (let tries = 0; tries < 5; tries++) await tryPin('000000', nowMs)
  }

  it.each([
    ['a day', DAY_MS],
    ['a year', 365 * DAY_MS],
  ])('back by %s never makes the wait longer than an hour', async (_, byMs) => {
    await wrongFiveTimes(NOW + byMs)
    const untilMs = NOW + PIN_WAIT_MS
    expect(await readWait(NOW)).toBe(untilMs)
    expect(await readWait(NOW + 1_000)).toBe(untilMs)
    expect(await tryPin('481507', untilMs - 1)).toEqual({ state: 'closed', untilMs })
    expect(await readWait(untilMs)).toBeUndefined()
    expect(await tryPin('481507', untilMs)).toEqual({ state: 'right' })
  })

  it('forward and back allows one try, and then waits for an hour', async () => {
    await wrongFiveTimes(NOW)
    expect(await tryPin('000000', NOW + DAY_MS)).toMatchObject({ state: 'closed' })
    const untilMs = NOW + PIN_WAIT_MS
    expect(await tryPin('481507', NOW)).toEqual({ state: 'closed', untilMs })
    expect(await tryPin('481507', untilMs)).toEqual({ state: 'right' })
  })
})

it('a missing secret is reported', async () => {
  await del('lock')
  expect(await tryPin('481507', NOW)).toEqual({ state: 'missing' })
})

it('has six digits and is not easy to guess', () => {
  expect(['481507', '48150', '4815070', '48 507', '٤٨١٥٠٧'].map(isPin)).toEqual([
    true,
    ...Array(4).fill(false),
  ])
  expect(['000000', '123456', '987654', '481507', '112233'].map(isGuessed)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
