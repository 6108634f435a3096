import { expect, it, vi } from 'vitest'
import { aUser } from '../../dev/test/server-stub'
import { writeSession } from '../people/session'
import { openDevice } from '../sync'
import { receiveFromServer, untilRead } from '../sync/testing/open-record'
import { onceSettled } from './once-settled'

const user = aUser()

it('resolves after the session is known and the browser is idle', async () => {
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

it('resolves after the record has arrived if the account is new to the phone', async () => {
  const idle = vi.fn((work: () => void) => setTimeout(work))
  vi.stubGlobal('requestIdleCallback', idle)
  openDevice(user.id)
  writeSession({ status: 'signedIn', user, validity: 'confirmed' })
  const settled = onceSettled()
  // It imports the runtime before it reads.
  await import('../sync/runtime/follow-session')
  await untilRead()
  expect(idle).not.toHaveBeenCalled()

  await receiveFromServer()
  await settled
})

it('does not wait for a record that is only on this phone', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  openDevice('ada')
  writeSession({ status: 'local', user: { id: 'ada' } })
  await onceSettled()
})
