import { expect, it, vi } from 'vitest'
import { writeSession } from '../stores/session'
import { onceSettled } from './once-settled'

it('what can wait comes after the answer who is here, and when nothing else is to be done', async () => {
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  writeSession({ status: 'unknown' })
  let isSettled = false
  const settled = onceSettled().then(() => {
    isSettled = true
  })
  await Promise.resolve()
  expect(idle).not.toHaveBeenCalled()

  writeSession({ status: 'signedOut', byChoice: false })
  await vi.waitFor(() => expect(idle).toHaveBeenCalled())
  expect(isSettled).toBe(false)

  idle.mock.calls[0]?.[0]()
  await settled
  expect(isSettled).toBe(true)
})
