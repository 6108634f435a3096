/**
 * Keeps the records of the one signed in and the server in step while this tab lives: opens the one that
 * is shown, and drains when something was written, when the connection or the person comes back, and when
 * the server has news. The worker drains where there is one, so that it goes on when the tab closes.
 */
import type { VersionEvent } from 'sync-protocol/sync'
import { wipeDatabase } from '../../db/database'
import { unlessClosed } from '../../db/storage'
import { hasSeveral, leaveProfiles, shownIdFor, useProfiles } from '../../stores/profiles'
import { readProfilesNote } from '../../stores/profiles-note'
import { expireSession } from '../../stores/session'
import type { DrainResult } from '../engine/drain'
import { closeDevice, currentDevice, type Device, openDevice, switchDevice } from '../record/device'
import { countOnlyHere } from '../record/status'
import { askForBackgroundSync } from './background-sync'
import { applyEventHere, drainHere, drainProfile } from './drain-here'
import { createScheduler, type Scheduler } from './scheduler'
import { listenToServer } from './server-events'
import { askWorker } from './worker-messages'

interface Running {
  /** Who is signed in. */
  actorId: string
  /** The record on the screen. */
  device: Device
  scheduler: Scheduler
  /** All others, after it. */
  others: Scheduler
  /** Begins the stream of events anew. */
  listenAgain(): void
  stopListening(): void
}

let running: Running | undefined

/** Opens the record to show and begins. Again for the same person: tries what was paused. */
export function startSync({ id }: { id: string }): void {
  if (running?.actorId !== id) {
    stopSync()
    const others = schedulerOf(options => drainOthers(id, options))
    const listening = { listenAgain() {}, stopListening() {} }
    running = { actorId: id, ...open(openDevice, id), others, ...listening }
    // It asks at once whose records are open.
    Object.assign(running, listen(id))
  }
  const { scheduler } = running
  void scheduler.request({ resume: true })
  void askForOthers({ resume: true })
}

/** Shows the record that was chosen, and goes on in the background with the one that was shown. */
export function followShown(): void {
  if (!running) return
  const { actorId, device, scheduler } = running
  const shownId = shownIdFor(actorId)
  if (device.db.userId === shownId) return
  scheduler.stop()
  Object.assign(running, open(switchDevice, actorId))
  void running.scheduler.request()
  void askForOthers()
}

/** Another record came, or one has gone. */
export function followList(): void {
  running?.listenAgain()
  void askForOthers()
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
  running?.others.stop()
  running = undefined
  closeDevice()
}

/** Removes everything this device keeps of a person and for them. What was not sent is gone. */
export async function wipe(actorId: string): Promise<void> {
  if (running?.actorId === actorId) stopSync()
  // What cannot be read now is found as a stray record at the next start (db/stray-records.ts).
  const others = await readProfilesNote(actorId).catch(() => [])
  const remove = async () => {
    for (const { id } of [{ id: actorId }, ...others]) await wipeDatabase(id)
    await leaveProfiles(actorId, { forget: true })
  }
  const eraser = await import('../../db/erase').catch(() => undefined)
  await (eraser ? eraser.erased(remove) : remove())
}

/** Tries now, of all records. Undefined where none is open. */
export async function sendNow(): Promise<DrainResult | undefined> {
  const result = await running?.scheduler.request({ resume: true })
  await askForOthers({ resume: true })
  return result
}

/** Changes that are only on this device, of all records of who is signed in. */
export async function countUnsent(): Promise<number> {
  if (!running) return 0
  const { device, actorId } = running
  const shown = await countOnlyHere(device.db)
  if (!hasOthers()) return shown
  const part = await loadOthers()
  return shown + ((await part?.countUnsentOf(othersOf(actorId))) ?? 0)
}

/** The record to show. */
function open(opened: typeof openDevice, actorId: string): Pick<Running, 'device' | 'scheduler'> {
  const device = opened(shownIdFor(actorId), { wake: () => void scheduler.request() })
  const scheduler = schedulerOf(options => drainOf(device, { ...options, actorId }))
  return { device, scheduler }
}

const schedulerOf = (run: (options: { resume: boolean }) => Promise<DrainResult>): Scheduler =>
  createScheduler({ run, onFault: error => console.error(error) })

async function drainOf(
  { db }: Device,
  asked: { actorId: string; resume: boolean },
): Promise<DrainResult> {
  // Opened here first: the worker drains a database that is there, and makes none.
  if (!(await unlessClosed(db, () => db.readMeta()))) return { state: 'closed' }
  const result = await drainElsewhere(db.userId, asked, () => drainHere(db, asked))
  if (isSignedOut(result) && running?.device.db === db) expireSession()
  return result
}

/** The record stays readable; a line asks to sign in. */
const isSignedOut = (result: DrainResult): boolean =>
  result.state === 'paused' && result.reason !== 'upgrade_required'

/** In the worker where there is one, or else here. */
async function drainElsewhere(
  userId: string,
  asked: { actorId: string; resume: boolean },
  here: () => Promise<DrainResult>,
): Promise<DrainResult> {
  const worker = workers()?.controller
  const inWorker = worker && (await askWorker(worker, { type: 'drain', userId, ...asked }))
  const result = inWorker ?? (await here())
  if (!inWorker && result.state === 'not_member' && userId !== asked.actorId) {
    const { closeProfile } = await import('./close-profile')
    await closeProfile(asked.actorId, userId)
  }
  if (!inWorker && result.state === 'retry') {
    await askForBackgroundSync(await workers()?.getRegistration())
  }
  return result
}

/** It is kept from its first use on: undefined where that comes without a connection. */
const loadOthers = () => import('./other-profiles').catch(() => undefined)

const hasOthers = (): boolean => hasSeveral(useProfiles.getState())

/** All but the one on the screen. */
const othersOf = (actorId: string): string[] =>
  useProfiles
    .getState()
    .list.map(({ id }) => id)
    .filter(id => id !== shownIdFor(actorId))

/** The one on the screen goes first. Who has one record alone never loads what this takes. */
async function askForOthers(options?: { resume?: boolean }): Promise<void> {
  if (!running || !hasOthers()) return
  const { scheduler, others } = running
  await scheduler.idle()
  await others.request(options)
}

async function drainOthers(actorId: string, { resume }: { resume: boolean }): Promise<DrainResult> {
  const part = await loadOthers()
  if (!part) return { state: 'retry', code: 'not_loaded', afterMs: null }
  const asked = { actorId, resume }
  const result = await part.drainThese(actorId, othersOf(actorId), userId =>
    drainElsewhere(userId, asked, () => drainProfile({ userId, ...asked })),
  )
  if (isSignedOut(result) && running?.actorId === actorId) expireSession()
  return result
}

const workers = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)

function listen(actorId: string): Pick<Running, 'listenAgain' | 'stopListening'> {
  const onBack = () => {
    if (document.visibilityState !== 'visible') return
    void running?.scheduler.request()
    void askForOthers()
  }
  window.addEventListener('online', onBack)
  document.addEventListener('visibilitychange', onBack)
  const { again, stop } = listenToServer(
    () => readListener(actorId),
    event => void hear(event),
    () => void readProfiles(actorId),
  )
  return {
    listenAgain: again,
    stopListening() {
      window.removeEventListener('online', onBack)
      document.removeEventListener('visibilitychange', onBack)
      stop()
    },
  }
}

async function readListener(actorId: string) {
  if (running?.actorId !== actorId) return undefined
  const { db } = running.device
  const own = await unlessClosed(db, () => db.readMeta())
  if (!hasOthers()) return own
  const part = await loadOthers()
  const others = (await part?.clientIdsOf(othersOf(actorId))) ?? []
  return { userId: actorId, clientIds: own ? [own.clientId, ...others] : others }
}

async function hear(event: VersionEvent): Promise<void> {
  if (!running) return
  const { device, scheduler } = running
  const { db } = device
  if (event.profile !== undefined && event.profile !== db.userId) return askForOthers()
  await scheduler.idle() // The news may be what is just being sent from here.
  if (await applyEventHere(db, event)) return
  const meta = await unlessClosed(db, () => db.readMeta())
  // Also an older one: the server may have been restored, which is best noticed at once.
  if (meta && event.version !== (meta.cookie?.version ?? 0)) void scheduler.request()
}

async function readProfiles(actorId: string): Promise<void> {
  const part = await import('./refresh-profiles').catch(() => undefined)
  await part?.refreshProfiles(actorId)
  // One that is not in the list any more is closed by its own exchange, which says so for sure.
  void running?.scheduler.request()
  void askForOthers()
}
