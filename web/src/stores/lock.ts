import { create } from 'zustand'
import { readText } from './browser-storage'

export const LOCK_KEY = 'lock'

/** A phone with a lock starts closed, before anything else is known, and the lock's own script opens it. */
export const useLock = create<{ isClosed: boolean }>(() => ({ isClosed: hasLock() }))

export function hasLock(): boolean {
  return readText('local', LOCK_KEY) !== null
}

/**
 * Closes this tab when another tab sets a lock. A page in the back/forward cache gets no storage event, so it
 * checks when it is shown again.
 */
export function watchForLock(): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === LOCK_KEY && newValue && !oldValue) useLock.setState({ isClosed: true })
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasLock()) useLock.setState({ isClosed: true })
  })
}
