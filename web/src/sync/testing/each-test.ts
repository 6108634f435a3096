import { afterEach, beforeEach } from 'vitest'
import { closeDevice, currentDevice } from '../record/device'
import type { FakeServer } from './fake-server'
import type { Phone } from './test-engine'
import { twoPhones } from './two-phones'

// Two phones of one person and their server, new for each test of a file that imports them. The first phone's
// record is open, so that screens show it.
export let server: FakeServer
export let phone: Phone
export let other: Phone

beforeEach(() => {
  ;({ server, phone, other } = twoPhones())
  currentDevice.setState({ device: phone })
})
afterEach(closeDevice)
