import { createStore } from 'zustand/vanilla'
import { type LifeTagDatabase, openDatabase } from '../../db/database'
import { newUuid } from './ids'

/** What the data layer needs of the world: one person's database, a clock, ids, and a way to send. */
export interface Device {
  db: LifeTagDatabase
  now(): number
  newId(): string
  /** Something wants to be sent. Never fails and never waits. */
  wake(): void
}

/** Whose record is open in this tab. */
export const currentDevice = createStore<{ device: Device | null }>(() => ({ device: null }))

export function requireDevice(): Device {
  const { device } = currentDevice.getState()
  if (!device) throw new Error('No record is open: startSync comes before reading and writing')
  return device
}

/** Opens one person's record in this tab, and closes the one that was open before. */
export function openDevice(userId: string, world: Partial<Omit<Device, 'db'>> = {}): Device {
  closeDevice()
  const now = world.now ?? Date.now
  const newId = world.newId ?? (() => newUuid(now()))
  const device: Device = {
    db: openDatabase(userId, newId),
    now,
    newId,
    wake: world.wake ?? (() => {}),
  }
  currentDevice.setState({ device })
  return device
}

export function closeDevice(): void {
  const { device } = currentDevice.getState()
  currentDevice.setState({ device: null })
  device?.db.close()
}
