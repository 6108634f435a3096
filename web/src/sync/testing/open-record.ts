import { currentDevice, requireDevice } from '../record/device'

/** Waits until the reads of the open record that have begun are done, because a write waits for them. */
export async function untilRead(): Promise<void> {
  const { db } = requireDevice()
  // A query may begin only after the database has opened.
  for (const _ of ['opening', 'reading']) {
    await db.transaction('rw', db.tables, () => db.readMeta())
  }
}

/** Sets the state after a first exchange in which the server had nothing new. */
export async function receiveFromServer(): Promise<void> {
  await currentDevice.getState().device?.db.meta.update('sync', { lastSyncAtMs: 1 })
}
