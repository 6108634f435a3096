import { afterEach, beforeEach } from 'vitest'
import { closeDevice, currentDevice } from '../record/device'
import type { FakeServer } from './fake-server'
import { type Phone, twoPhones } from './test-engine'

// A test file that imports these gets two phones and a server for each test. The first phone's record is
// open, so that screens show it.
export let server: FakeServer
export let phone: Phone
export let other: Phone

beforeEach(() => {
  ;({ server, phone, other } = twoPhones())
  currentDevice.setState({ device: phone })
})
afterEach(closeDevice)
