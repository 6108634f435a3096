import { afterEach, expect, it } from 'vitest'
import { wipeDatabase } from '../../db/database'
import { closeDevice, currentDevice, openDevice, switchDevice } from './device'

const [ADA, LEO, MAI, NOA] = ['ada', 'leo', 'mai', 'noa'] as const

afterEach(async () => {
  closeDevice()
  for (const id of [ADA, LEO, MAI, NOA]) await wipeDatabase(id)
})

const shown = () => currentDevice.getState().device?.db

it('returns to a record without opening its database again', async () => {
  const { db: own } = openDevice(ADA)
  const { clientId } = await own.readMeta()
  const { db: other } = switchDevice(LEO)
  await other.readMeta()
  expect(own.isOpen()).toBe(true)
  expect(switchDevice(ADA).db).toBe(own)
  expect((await own.readMeta()).clientId).toBe(clientId)
  expect(switchDevice(LEO).db).toBe(other)
})

it('a write to a record that was switched to wakes the sync', () => {
  let wakes = 0
  const wake = () => {
    wakes += 1
  }
  for (const open of [openDevice, switchDevice]) open(ADA, { wake }).wake()
  expect(wakes).toBe(2)
})

it('keeps three databases open and closes the one that was shown longest ago', async () => {
  const opened = [openDevice(ADA), switchDevice(LEO), switchDevice(MAI)].map(({ db }) => db)
  for (const db of opened) await db.readMeta()
  opened.push(switchDevice(NOA).db)
  expect(opened.map(db => db.isOpen())).toEqual([false, true, true, false])
  await shown()?.readMeta()
})

it('opens a database again that was wiped meanwhile', async () => {
  const { db: own } = openDevice(ADA)
  const { clientId } = await own.readMeta()
  switchDevice(LEO)
  await wipeDatabase(ADA)
  const { db: again } = switchDevice(ADA)
  expect(again).not.toBe(own)
  expect((await again.readMeta()).clientId).not.toBe(clientId)
})

it('closes all databases with the session', async () => {
  const opened = [openDevice(ADA), switchDevice(LEO), switchDevice(MAI)].map(({ db }) => db)
  for (const db of opened) await db.readMeta()
  closeDevice()
  expect(opened.map(db => db.isOpen())).toEqual([false, false, false])
  expect(shown()).toBeUndefined()
})
