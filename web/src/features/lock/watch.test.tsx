import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLock } from '../../stores/lock'
import { writeLockNote } from './lock-note'
import { endWatch, watchLock } from './watch'

const HOUR_MS = 3_600_000
const isClosed = () => useLock.getState().isClosed

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'] })
  writeLockNote({ afterMinutes: 1, isClosed: false, seenAtMs: Date.now() })
  watchLock()
})
afterEach(() => {
  endWatch()
  vi.useRealTimers()
})

it.each([
  ['the window', () => window.dispatchEvent(new Event('focus'))],
  ['the tab', () => document.dispatchEvent(new Event('resume'))],
  ['the page', () => window.dispatchEvent(new Event('pageshow'))],
])(
  'a machine that slept with the app in front asks, even if %s wakes before any timer',
  (_, wake) => {
    vi.setSystemTime(Date.now() + HOUR_MS)
    wake()
    expect(isClosed()).toBe(true)
  },
)

it('a short look into another window does not lock', () => {
  vi.advanceTimersByTime(50_000)
  window.dispatchEvent(new Event('focus'))
  expect(isClosed()).toBe(false)
})

it('a print dialog of minutes does not lock, and one of an hour does', () => {
  window.dispatchEvent(new Event('beforeprint'))
  vi.setSystemTime(Date.now() + HOUR_MS / 15)
  window.dispatchEvent(new Event('focus'))
  expect(isClosed()).toBe(false)
  vi.setSystemTime(Date.now() + HOUR_MS)
  window.dispatchEvent(new Event('focus'))
  expect(isClosed()).toBe(true)
})

it('a lock of 0 minutes does not ask a person who never left', () => {
  writeLockNote({ afterMinutes: 0, isClosed: false, seenAtMs: Date.now() })
  vi.advanceTimersByTime(5_000)
  window.dispatchEvent(new Event('focus'))
  expect(isClosed()).toBe(false)
})
