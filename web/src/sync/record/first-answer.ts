import { currentDevice, type Device } from './device'
import { sharedQuery } from './shared-query'
import { isFirstPull, readStatus } from './status'

/** Resolves once the open or opening record has arrived from the server, or cannot arrive now. */
export async function firstAnswer(): Promise<void> {
  const { db } = await openRecord()
  await new Promise<void>(resolve => {
    const stop = sharedQuery(db, 'status', readStatus).subscribe(
      ({ value }) => {
        if (value && isFirstPull(value)) return
        resolve()
        queueMicrotask(() => stop())
      },
      () => resolve(),
    )
  })
}

function openRecord(): Promise<Device> {
  return new Promise(resolve => {
    const { device } = currentDevice.getState()
    if (device) return resolve(device)
    const stop = currentDevice.subscribe(({ device }) => {
      if (!device) return
      stop()
      resolve(device)
    })
  })
}
