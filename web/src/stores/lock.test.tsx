import { afterEach, beforeAll, expect, it } from 'vitest'
import { LOCK_KEY, useLock, watchForLock } from './lock'

beforeAll(watchForLock)
afterEach(() => {
  localStorage.removeItem(LOCK_KEY)
  useLock.setState({ isClosed: false })
})

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('closes a page from the back/forward cache if another tab has set a lock meanwhile', () => {
  comeBack(true)
  expect(useLock.getState().isClosed).toBe(false)
  localStorage.setItem(LOCK_KEY, '{}')
  comeBack(true)
  expect(useLock.getState().isClosed).toBe(true)
})
