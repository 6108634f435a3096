import { createStore } from 'zustand/vanilla'
import type { LifeTagDatabase } from '../../db/database'

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
