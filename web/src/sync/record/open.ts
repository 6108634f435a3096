import { openDatabase } from '../../db/database'
import { currentDevice, type Device } from './device'
import { newUuid } from './ids'

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
