import { createStore } from 'zustand/vanilla'
import { type LifeTagDatabase, openDatabase } from '../../db/database'
import { newUuid } from './ids'

export interface Device {
  db: LifeTagDatabase
  now(): number
  newId(): string
  /** Never fails and never waits. */
  wake(): void
}

export const currentDevice = createStore<{ device: Device | null }>(() => ({ device: null }))

export function requireDevice(): Device {
  const { device } = currentDevice.getState()
  if (!device) throw new Error('No record is open: startSync comes before reading and writing')
  return device
}

export function openDevice(userId: string, world: World = {}): Device {
  closeDevice()
  return show(deviceOf(userId, world))
}

/** Open databases of records that were shown before, the latest first, so that going back is fast. */
const resting: LifeTagDatabase[] = []
const RESTING_MAX = 2

export function switchDevice(userId: string, world: World = {}): Device {
  const { device: before } = currentDevice.getState()
  if (before) resting.unshift(before.db)
  const at = resting.findIndex(each => each.userId === userId)
  const [db] = at < 0 ? [] : resting.splice(at, 1)
  for (const old of resting.splice(RESTING_MAX)) old.close()
  // A database that was wiped meanwhile cannot be opened again.
  return show(deviceOf(userId, world, db?.isOpen() ? db : undefined))
}

function show(device: Device): Device {
  currentDevice.setState({ device })
  return device
}

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

function deviceOf(userId: string, world: World, db?: LifeTagDatabase): Device {
  const now = world.now ?? Date.now
  const newId = world.newId ?? (() => newUuid(now()))
  return {
    db: db ?? openDatabase(userId, newId),
    now,
    newId,
    wake: world.wake ?? (() => {}),
  }
}

export function closeDevice(): void {
  const { device } = currentDevice.getState()
  currentDevice.setState({ device: null })
  device?.db.close()
  for (const db of resting.splice(0)) db.close()
}
