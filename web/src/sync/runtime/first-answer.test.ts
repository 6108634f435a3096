import { afterEach, expect, it } from 'vitest'
import { closeDevice, currentDevice, openDevice, requireDevice } from '../record/device'
import { receiveFromServer, untilRead } from '../testing/open-record'
import { firstAnswer } from './follow-session'

afterEach(closeDevice)

async function isOver(waiting: Promise<void>): Promise<boolean> {
  const isRead = currentDevice.getState().device ? untilRead() : Promise.resolve()
  return Promise.race([waiting.then(() => true), isRead.then(() => false)])
}

it('waits until a record is open and the server has answered for it', async () => {
  const waiting = firstAnswer()
  expect(await isOver(waiting)).toBe(false)
  openDevice(crypto.randomUUID())
  expect(await isOver(waiting)).toBe(false)
  await receiveFromServer()
  await waiting
  await firstAnswer()
})

it('does not wait if the server cannot be reached', async () => {
  openDevice(crypto.randomUUID())
  const waiting = firstAnswer()
  expect(await isOver(waiting)).toBe(false)
  await requireDevice().db.meta.update('sync', { failure: { code: 'offline', atMs: 1 } })
  await waiting
})
