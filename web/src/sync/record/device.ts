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
export function openDevice(userId: string, world: World = {}): Device {
  closeDevice()
  const device = deviceOf(userId, world)
  currentDevice.setState({ device })
  return device
}

/** Does something in a record of this phone, be it the open one or not. */
export async function withDevice<T>(
  userId: string,
  work: (device: Device) => Promise<T>,
): Promise<T> {
  const { device: open } = currentDevice.getState()
  if (open?.db.userId === userId) return work(open)
  const device = deviceOf(userId, {})
  try {
    return await work(device)
  } finally {
    device.db.close()
  }
}

type World = Partial<Omit<Device, 'db'>>

function deviceOf(userId: string, world: World): Device {
  const now = world.now ?? Date.now
  const newId = world.newId ?? (() => newUuid(now()))
  return {
    db: openDatabase(userId, newId),
    now,
    newId,
    wake: world.wake ?? (() => {}),
  }
}

export function closeDevice(): void {
  const { device } = currentDevice.getState()
  currentDevice.setState({ device: null })
  device?.db.close()
}
