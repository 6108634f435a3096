import { ALERT_LIMITS } from 'sync-protocol/rest'
import { RecentlyUsed } from '../core/recently-used'
import { runEach } from '../core/run-each'
import { timeOfUuidV7 } from '../core/uuid'
import type { Tx } from '../db/database'
import { fewAtOnce } from '../db/few-at-once'
import { awaitWithCommit } from '../db/guard-transaction'
import { apartFromRequest } from '../db/one-connection'
import type { Foreground } from '../http/foreground'
import type { Alert, Target } from './alert'
import { keepTimes, readOpening } from './opened.sql'
import { deleteOldPlaces } from './outbox.sql'
import { browserOwner } from './own-browser'
import { keepPlace } from './places'
import { type EventFacts, readEventFacts } from './route-of-job'
import { createSender, type PutJob, type SenderDeps } from './sender'
import { readListeners, readTargets } from './targets'

type Opened = {
  userId: string
  codeId: string
  /** The session cookie of the viewing browser. */
  session: string | undefined
  /** The accounts get a separate e-mail. */
  isAccountsMailed: boolean
}

type Helping = { userId: string; codeId: string; callback?: string | undefined }

export type Alerts = {
  /** Returns immediately. The messages follow soon after. */
  opened(view: Opened): void
  /** Returns how many other people are notified, and the id for the helper's location. */
  help(asking: Helping): Promise<{ others: number; placeId: string }>
  /** False if the location was stored before. */
  helpPlace(asking: Helping & { placeId: string; words: string }): Promise<boolean>
  sendDue(): Promise<void>
  settled(): Promise<void>
}

type AlertsDeps = Omit<SenderDeps, 'aside'> & { foreground: Foreground }

/** Codes that were checked recently, which cause no query for a while. */
const LOOKED_AT = 20_000
const LONGEST_MS = 24 * 60 * 60_000
/** How long a code is skipped if no one was to be notified, because that can change soon. */
const NOBODY_MS = 5_000
/** Further views are dropped and logged. */
const WAITING_MAX = 10_000
/** Views that are checked at a time. They share connections with requests. */
const LOOKERS = 2
/** Database transactions at a time. */
const QUESTIONS = 2

/**
 * No request waits for a message. An event is stored together with its messages, which are sent afterwards.
 */
export function createAlerts({ foreground, ...asked }: AlertsDeps): Alerts {
  const { aside } = foreground
  const deps = { ...asked, aside, database: fewAtOnce(asked.database, QUESTIONS, aside) }
  const { database, keyring, log, newId, now } = deps
  const sender = createSender(deps)
  const nowMs = () => now().getTime()
  const lookedAt = new RecentlyUsed<{ untilMs: number }>(LOOKED_AT, LONGEST_MS, nowMs)
  const waiting = new Map<string, Opened>()
  const underWay = new Set<Promise<void>>()
  let lookers = 0

  const start = (work: () => Promise<void>): void => {
    const running: Promise<void> = apartFromRequest(work)
      .catch(error => say(error instanceof Error ? error.name : ''))
      .finally(() => void underWay.delete(running))
    underWay.add(running)
  }

  const say = (name: string) =>
    log({
      ...{ at: now().toISOString(), level: 'error', requestId: '', method: 'ALERT', route: 'look' },
      ...{ status: 503, ms: 0, failure: { name, place: '' } },
    })

  /** The inserts are sent immediately and completed with the commit. */
  const putEach = async (
    tx: Tx,
    job: { userId: string; alert: Alert },
    targets: readonly Target[],
    facts: EventFacts,
  ): Promise<PutJob[]> => {
    const put = targets.map(target => sender.put(tx, { ...job, target }))
    await awaitWithCommit(tx, Promise.all(put.map(({ sent }) => sent)))
    return put.map(({ id, job }) => ({ id, job, facts }))
  }

  const putAll = async (tx: Tx, userId: string, alert: Alert): Promise<PutJob[]> => {
    const targets = await readTargets(tx, userId, now())
    if (targets.length === 0) return []
    return putEach(tx, { userId, alert }, targets, await readEventFacts(deps, tx, userId, targets))
  }

  /**
   * Stores a view if it is an event. No other view is an event before `nextMs`. `nobody` means that no one is
   * notified.
   */
  const look = async (view: Opened): Promise<{ put: PutJob[]; nextMs: number } | 'nobody'> => {
    const { userId, codeId, session, isAccountsMailed } = view
    const viewer = session === undefined ? null : await browserOwner(deps, session)
    const at = now()
    return database.transaction(userId, async tx => {
      const [targets, listeners] = await Promise.all([
        readTargets(tx, userId, at),
        viewer === null ? [] : readListeners(tx, userId, at),
      ])
      if (targets.length === 0 || listeners.some(({ id }) => id === viewer)) return 'nobody'
      const [{ isEvent, nextMs, times }, facts] = await Promise.all([
        readOpening(tx, userId, codeId, at),
        readEventFacts(deps, tx, userId, targets),
      ])
      if (!isEvent) return { put: [], nextMs }
      const alert: Alert = { kind: 'opened', atMs: at.getTime(), codeId, isAccountsMailed }
      await awaitWithCommit(tx, keepTimes(tx, userId, codeId, times))
      return { put: await putEach(tx, { userId, alert }, targets, facts), nextMs }
    })
  }

  const lookAt = async (view: Opened): Promise<void> => {
    const { codeId } = view
    const leaveUntil = (untilMs: number) => lookedAt.set(codeId, { untilMs })
    // This also covers the time of the check. A view by a person's own browser says nothing about the next
    // view.
    if (view.session === undefined) leaveUntil(nowMs() + NOBODY_MS)
    try {
      const found = await look(view)
      if (found === 'nobody') return
      leaveUntil(found.nextMs)
      sender.sendPut(found.put)
    } catch (error) {
      lookedAt.delete(codeId)
      say(error instanceof Error ? error.name : '')
    }
  }

  const lookAtAll = async () => {
    for (const [codeId, view] of waiting) {
      waiting.delete(codeId)
      await lookAt(view)
    }
  }

  return {
    opened(view) {
      if ((lookedAt.get(view.codeId)?.untilMs ?? 0) > nowMs()) return
      if (waiting.size >= WAITING_MAX && !waiting.has(view.codeId)) {
        say('queue_full')
        return
      }
      // If a stranger and an owner view a code together, the stranger's view counts.
      const other = waiting.get(view.codeId)
      waiting.set(view.codeId, other?.session === undefined && other ? other : view)
      if (lookers >= LOOKERS) return
      lookers += 1
      start(async () => {
        await new Promise(resolve => setImmediate(resolve))
        await lookAtAll().finally(() => {
          lookers -= 1
        })
      })
    },

    async help({ userId, codeId, callback }) {
      const placeId = newId()
      const alert: Alert = {
        ...{ kind: 'helping', atMs: now().getTime(), codeId, placeId },
        ...(callback !== undefined && { callback }),
      }
      const put = await asked.database.transaction(userId, tx => putAll(tx, userId, alert))
      sender.sendPut(put)
      return { others: put.filter(({ job }) => job.target.id !== userId).length, placeId }
    },

    async helpPlace({ userId, codeId, placeId, words }) {
      const at = now()
      // The first location may be deleted by now, and a second would seem new.
      if (at.getTime() - timeOfUuidV7(placeId) >= ALERT_LIMITS.placeMs) return false
      const put = await asked.database.transaction(userId, async tx => {
        const where = { userId, id: placeId }
        if (!(await keepPlace(tx, keyring, where, { words, at }))) return null
        return putAll(tx, userId, { kind: 'place', atMs: at.getTime(), codeId, placeId })
      })
      if (put) sender.sendPut(put)
      return put !== null
    },

    async sendDue() {
      await runEach([
        () => database.anonymous(tx => deleteOldPlaces(tx, now())),
        () => sender.sendDue(),
      ])
    },

    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
      await sender.settled()
    },
  }
}
