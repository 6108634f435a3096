import { randomUUID } from 'node:crypto'
import type { FieldValue } from 'sync-protocol/sync'
import type { TestPerson } from './app'
import { TestDevice } from './device'
import { codeValues } from './records'

/** Makes a code in the same way as a device. */
export async function addCode(person: TestPerson, values: Record<string, FieldValue> = {}) {
  const device = new TestDevice(person)
  const id = randomUUID()
  const { token, ...made } = { ...codeValues(), ...values }
  const answer = await device.push(device.put('qr-codes', id, { token, ...made }))
  const [outcome] = answer.outcomes
  if (outcome?.status !== 'applied') throw new Error(`not made: ${JSON.stringify(outcome)}`)
  return { id, token, device }
}
