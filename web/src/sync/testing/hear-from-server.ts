import { currentDevice } from '../record/device'

/** As after a first exchange: the server answered, and had nothing that is not here. */
export async function hearFromServer(): Promise<void> {
  await currentDevice.getState().device?.db.meta.update('sync', { lastSyncAtMs: 1 })
}
