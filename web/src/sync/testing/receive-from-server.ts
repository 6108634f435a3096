import { currentDevice } from '../record/device'

/** Sets the state after a first exchange in which the server had nothing new. */
export async function receiveFromServer(): Promise<void> {
  await currentDevice.getState().device?.db.meta.update('sync', { lastSyncAtMs: 1 })
}
