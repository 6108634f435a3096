/**
 * Keeps one person's record and the server in step while this tab lives: opens the database, and
 * drains when something was written, when the connection or the person comes back, and when the
 * server has news. The worker drains where there is one, so that it goes on when the tab closes.
 */
import type { VersionEvent } from 'sync-protocol/sync'
import { unlessClosed, wipeDatabase } from '../../db/database'
import { expireSession } from '../../stores/session'
import type { DrainResult } from '../engine/drain'
import { closeDevice, currentDevice, type Device, openDevice } from '../record/device'
import { askForBackgroundSync } from './background-sync'
import { applyEventHere, drainHere } from './drain-here'
import { createScheduler, type Scheduler } from './scheduler'
import { listenToServer } from './server-events'
import { askWorker } from './worker-messages'

let running: { device: Device; scheduler: Scheduler; stopListening(): void } | undefined

/** Opens the person's record and begins. Again for the same person: tries what was paused. */
export function startSync({ id }: { id: string }): void {
  if (running?.device.db.userId === id) {
    void running.scheduler.request({ resume: true })
    return
  }
  stopSync()
  const device = openDevice(id, {
    wake: () => void scheduler.request(),
  })
  const scheduler = createScheduler({
    run: options => drainOf(device, options),
    onFault: error => console.error(error),
  })
  running = { device, scheduler, stopListening: listen(device, scheduler) }
  void scheduler.request({ resume: true })
}

/** Opens the record of somebody without an account: nothing of it is sent, and nobody is listened to. */
export function openLocal({ id }: { id: string }): void {
  if (!running && currentDevice.getState().device?.db.userId === id) return
  stopSync()
  openDevice(id)
}

/** Closes the record in this tab. What was not sent stays for the next time. */
export function stopSync(): void {
  running?.stopListening()
  running?.scheduler.stop()
  running = undefined
  closeDevice()
}

/** Removes everything this device keeps of a person. What was not sent is gone. */
export async function wipe(userId: string): Promise<void> {
  if (running?.device.db.userId === userId) stopSync()
  await wipeDatabase(userId)
}

/** Tries now. Undefined where no record is open. */
export async function sendNow(): Promise<DrainResult | undefined> {
  return running?.scheduler.request({ resume: true })
}

/** Changes that are only on this device, of the open record. */
export async function countUnsent(): Promise<number> {
  return (await running?.device.db.outbox.count()) ?? 0
}

async function drainOf({ db }: Device, { resume }: { resume: boolean }): Promise<DrainResult> {
  // Opened here first: the worker drains a database that is there, and makes none.
  if (!(await unlessClosed(() => db.readMeta()))) return { state: 'closed' }
  const worker = workers()?.controller
  const request = { type: 'drain', userId: db.userId, resume } as const
  const inWorker = worker && (await askWorker(worker, request))
  const result = inWorker ?? (await drainHere(db, { resume }))
  if (!inWorker && result.state === 'retry') {
    await askForBackgroundSync(await workers()?.getRegistration())
  }
  // The record stays readable; a line asks to sign in.
  const isOut = result.state === 'paused' && result.reason !== 'upgrade_required'
  if (isOut && running?.device.db === db) expireSession()
  return result
}

const workers = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)

function listen({ db }: Device, { request, idle }: Scheduler): () => void {
  const onBack = () => {
    if (document.visibilityState === 'visible') void request()
  }
  const readMeta = () => unlessClosed(() => db.readMeta())
  const onEvent = async (event: VersionEvent) => {
    await idle() // The news may be what is just being sent from here.
    if (await applyEventHere(db, event)) return
    const meta = await readMeta()
    // Also an older one: the server may have been restored, which is best noticed at once.
    if (meta && event.version !== (meta.cookie?.version ?? 0)) void request()
  }
  window.addEventListener('online', onBack)
  document.addEventListener('visibilitychange', onBack)
  const stopEvents = listenToServer(readMeta, event => void onEvent(event))
  return () => {
    window.removeEventListener('online', onBack)
    document.removeEventListener('visibilitychange', onBack)
    stopEvents()
  }
}
