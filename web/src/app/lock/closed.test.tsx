import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { type LockNote, writeLockNote } from '../../features/lock/lock-note'
import { endWatch } from '../../features/lock/watch'
import { LOCK_KEY, useLock, watchForLock } from '../../stores/lock'

afterEach(endWatch)

const isClosed = () => useLock.getState().isClosed
/** Simulates a write in another tab. */
function hear(note: LockNote | null) {
  const oldValue = localStorage.getItem(LOCK_KEY)
  if (note) writeLockNote(note)
  else localStorage.removeItem(LOCK_KEY)
  const newValue = localStorage.getItem(LOCK_KEY)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: LOCK_KEY, oldValue, newValue }))
  })
}

it('closes this tab when another tab removes the lock and sets a new one', async () => {
  const note: LockNote = { afterMinutes: 5, isClosed: false, seenAtMs: Date.now() }
  writeLockNote(note)
  const { ClosedApp: Closed } = await import('./closed')
  watchForLock()
  hear(null)
  hear(note)
  const { unmount } = render(
    <MemoryRouter>
      <Closed />
    </MemoryRouter>,
  )
  expect(isClosed()).toBe(false)
  unmount()
  hear({ ...note, isClosed: true })
  expect(isClosed()).toBe(true)
  hear(note)
  expect(isClosed()).toBe(false)
})
