/**
 * Keeps the records of the signed-in account in sync while this tab lives. It drains after a write, when the
 * connection or the person comes back, and when the server has news. The worker drains if there is one, so
 * that sending continues after the tab closes.
 */
import type { VersionEvent } from 'sync-protocol/sync'
import { wipeDatabase } from '../../db/database'
import { unlessClosed } from '../../db/storage'
import { hasSeveral, leaveProfiles, shownIdFor, useProfiles } from '../../people/profiles'
import { readProfilesNote } from '../../people/profiles-note'
import { expireSession } from '../../people/session'
import type { DrainResult } from '../engine/drain'
import { closeDevice, currentDevice, type Device, openDevice, switchDevice } from '../record/device'
import { countOnlyHere } from '../record/status'
import { askForBackgroundSync } from './background-sync'
import { applyEventHere, drainHere, drainProfile } from './drain-here'
import { createScheduler, type Scheduler } from './scheduler'
import { listenToServer } from './server-events'
import { askWorker } from './worker-messages'

interface Running {
  actorId: string
  device: Device
  scheduler: Scheduler
  others: Scheduler
  listenAgain(): void
  stopListening(): void
}

let running: Running | undefined

/** A repeated call tries a paused queue again. */
export function startSync({ id }: { id: string }): void {
  if (running?.actorId !== id) {
    stopSync()
    const others = schedulerOf(options => drainOthers(id, options))
    const listening = { listenAgain() {}, stopListening() {} }
    running = { actorId: id, ...open(openDevice, id), others, ...listening }
    // The listener reads `running` immediately, so it starts afterwards.
    Object.assign(running, listen(id))
  }
  const { scheduler } = running
  void scheduler.request({ resume: true })
  void askForOthers({ resume: true })
}

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

export function followList(): void {
  running?.listenAgain()
  void askForOthers()
}

/** Opens a record without an account, which is never synced. */
export function openLocal({ id }: { id: string }): void {
  if (!running && currentDevice.getState().device?.db.userId === id) return
  stopSync()
  openDevice(id)
}

/** Unsent changes stay for the next time. */
export function stopSync(): void {
  running?.stopListening()
  running?.scheduler.stop()
  running?.others.stop()
  running = undefined
  closeDevice()
}

export async function wipe(actorId: string): Promise<void> {
  if (running?.actorId === actorId) stopSync()
  // A note that cannot be read leaves records behind, which the next start finds (`app/orphans`).
  const others = await readProfilesNote(actorId).catch(() => [])
  const remove = async () => {
    const all = [{ id: actorId }, ...others]
    const wiped = await Promise.allSettled(all.map(({ id }) => wipeDatabase(id)))
    await leaveProfiles(actorId, { forget: true })
    // A record that cannot be removed keeps none of the others here.
    for (const result of wiped) if (result.status === 'rejected') throw result.reason
  }
  const eraser = await import('../../db/erase').catch(() => undefined)
  await (eraser ? eraser.erased(remove) : remove())
}

export async function sendNow(): Promise<DrainResult | undefined> {
  const result = await running?.scheduler.request({ resume: true })
  await askForOthers({ resume: true })
  return result
}

export async function countUnsent(): Promise<number> {
  if (!running) return 0
  const { device, actorId } = running
  const shown = await countOnlyHere(device.db)
  if (!hasOthers()) return shown
  const part = await loadOthers()
  return shown + ((await part?.countUnsentOf(othersOf(actorId))) ?? 0)
}

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
  // The tab creates the database, because the worker drains only existing ones.
  if (!(await unlessClosed(db, () => db.readMeta()))) return { state: 'closed' }
  const result = await drainElsewhere(db.userId, asked, () => drainHere(db, asked))
  if (isSignedOut(result) && running?.device.db === db) expireSession()
  return result
}

const isSignedOut = (result: DrainResult): boolean =>
  result.state === 'paused' && result.reason !== 'upgrade_required'

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

/**
 * Returns undefined if the first use of the script has no connection, because the phone stores it only from then on.
 */
const loadOthers = () => import('./other-profiles').catch(() => undefined)

const hasOthers = (): boolean => hasSeveral(useProfiles.getState())

const othersOf = (actorId: string): string[] =>
  useProfiles
    .getState()
    .list.map(({ id }) => id)
    .filter(id => id !== shownIdFor(actorId))

/** An account with one record never loads this code. */
async function askForOthers(options?: Parameters<Scheduler['request']>[0]): Promise<void> {
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
    // The first requests of a phone that is back online often fail.
    void running?.scheduler.request({ restartsDelays: true })
    void askForOthers({ restartsDelays: true })
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
  await scheduler.idle() // The news may describe what this device is just sending.
  if (await applyEventHere(db, event)) return
  const meta = await unlessClosed(db, () => db.readMeta())
  // An older version counts too: the server may have been restored, and waiting would not help.
  if (meta && event.version !== (meta.cookie?.version ?? 0)) void scheduler.request()
}

async function readProfiles(actorId: string): Promise<void> {
  const part = await import('./refresh-profiles').catch(() => undefined)
  await part?.refreshProfiles(actorId)
  // A record that is missing in the list is closed by its own exchange, which knows for certain.
  void running?.scheduler.request()
  void askForOthers()
}
