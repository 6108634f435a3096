import { create } from 'zustand'
import { readText } from './browser-storage'

/** Where the lock of this phone is noted (features/lock/lock-note.ts). */
export const LOCK_KEY = 'lock'

/**
 * Whether nothing of a record may be drawn. A phone with a lock begins closed, before anything else is
 * known: the lock's own script opens it.
 */
export const useLock = create<{ isClosed: boolean }>(() => ({ isClosed: isNoted() }))

function isNoted(): boolean {
  return readText('local', LOCK_KEY) !== null
}

/**
 * Another tab has set one: this tab closes, too, and its script says whether it is time to ask. A page that
 * the browser had put aside whole (back/forward cache) did not hear of it.
 */
export function watchForLock(): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === LOCK_KEY && newValue && !oldValue) useLock.setState({ isClosed: true })
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isNoted()) useLock.setState({ isClosed: true })
  })
}
