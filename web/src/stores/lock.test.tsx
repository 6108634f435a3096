import { afterEach, beforeAll, expect, it } from 'vitest'
import { LOCK_KEY, useLock, watchForLock } from './lock'

beforeAll(watchForLock)
afterEach(() => {
  localStorage.removeItem(LOCK_KEY)
  useLock.setState({ isClosed: false })
})

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

it('a page that was put aside whole while another tab set a lock closes when it is shown again', () => {
  comeBack(true)
  expect(useLock.getState().isClosed).toBe(false)
  localStorage.setItem(LOCK_KEY, '{}')
  comeBack(true)
  expect(useLock.getState().isClosed).toBe(true)
})
