import { ALERT_LIMITS } from 'sync-protocol/rest'
import type { LogEntry } from '../core/log-entry'
import { RecentlyUsed } from '../core/recently-used'
import { timeOfUuidV7 } from '../core/uuid'
import type { Database, Tx } from '../db/database'
import { fewAtOnce } from '../db/few-at-once'
import { awaitWithCommit } from '../db/guard-transaction'
import type { Keyring } from '../db/keyring'
import { apartFromRequest } from '../db/one-connection'
import { logJobFailure } from '../http/request-log'
import { parseSessionToken } from '../http/session-cookie'
import { readShownSession } from '../http/sessions.sql'
import type { AlertEvent, Target } from '../outbox/message'
import type { Outbox } from '../outbox/outbox'
import { keepTimes, readOpening } from './opened.sql'
import { keepPlace } from './places'
import { readListeners, readTargets } from './targets'

type Opened = {
  userId: string
  codeId: string
  session: string | undefined
  isAccountsMailed: boolean
}

type Helping = { userId: string; codeId: string; callback?: string | undefined }

export type Alerts = {
  opened(view: Opened): void
  help(asking: Helping): Promise<{ others: number; placeId: string }>
  /** Returns false if the location was stored before. */
  helpPlace(asking: Helping & { placeId: string; words: string }): Promise<boolean>
  settled(): Promise<void>
}

type AlertsDeps = {
  database: Database
  keyring: Keyring
  log: (entry: LogEntry) => void
  newId: () => string
  now: () => Date
  outbox: Outbox
}

/** Codes that were checked recently, which cause no query for a while. */
const LOOKED_AT = 20_000
const LONGEST_MS = 24 * 60 * 60_000
/** How long a code is skipped if no one was to be notified, because that can change soon. */
const NOBODY_MS = 5_000
/** Further views are dropped and logged. */
const WAITING_MAX = 10_000
/** The checks share connections with requests. */
const LOOKERS = 2

/** No request waits for a message. An event is stored together with its messages, which are sent afterwards. */
export function createAlerts(deps: AlertsDeps): Alerts {
  const { keyring, newId, now, outbox } = deps
  const background = fewAtOnce(deps.database, LOOKERS)
  const nowMs = () => now().getTime()
  const lookedAt = new RecentlyUsed<{ untilMs: number }>(LOOKED_AT, LONGEST_MS, nowMs)
  const waiting = new Map<string, Opened>()
  const underWay = new Set<Promise<void>>()
  let lookers = 0

  const putAll = (tx: Tx, userId: string, targets: readonly Target[], event: AlertEvent) =>
    // The inserts are sent immediately and completed with the commit.
    awaitWithCommit(
      tx,
      Promise.all(targets.map(target => outbox.put(tx, { kind: 'alert', userId, target, event }))),
    )

  const putEvent = async (tx: Tx, userId: string, event: AlertEvent): Promise<Target[]> => {
    const targets = await readTargets(tx, userId, now())
    await putAll(tx, userId, targets, event)
    return targets
  }

  /** Returns the time before which no other view is an event, or null if no one is notified. */
  const look = async (view: Opened): Promise<number | null> => {
    const { userId, codeId, session, isAccountsMailed } = view
    const owner = { database: background, now }
    const viewer = session === undefined ? null : await browserOwner(owner, session)
    const at = now()
    return background.transaction(userId, async tx => {
      const [targets, listeners] = await Promise.all([
        readTargets(tx, userId, at),
        viewer === null ? [] : readListeners(tx, userId, at),
      ])
      if (targets.length === 0 || listeners.some(({ id }) => id === viewer)) return null
      const { isEvent, nextMs, times } = await readOpening(tx, userId, codeId, at)
      if (!isEvent) return nextMs
      await awaitWithCommit(tx, keepTimes(tx, userId, codeId, times))
      const atMs = at.getTime()
      await putAll(tx, userId, targets, { kind: 'opened', atMs, codeId, isAccountsMailed })
      return nextMs
    })
  }

  const lookAt = async (view: Opened): Promise<void> => {
    const { codeId } = view
    const leaveUntil = (untilMs: number) => lookedAt.set(codeId, { untilMs })
    // This also covers the time of the check. A view by a person's own browser says nothing about the next
    // view.
    if (view.session === undefined) leaveUntil(nowMs() + NOBODY_MS)
    try {
      const nextMs = await outbox.sendAfter(() => look(view))
      if (nextMs !== null) leaveUntil(nextMs)
    } catch (error) {
      lookedAt.delete(codeId)
      logJobFailure(deps, 'look at views', error)
    }
  }

  const lookAtAll = async () => {
    // The page is sent first.
    await new Promise(resolve => setImmediate(resolve))
    for (const [codeId, view] of waiting) {
      waiting.delete(codeId)
      await lookAt(view)
    }
    lookers -= 1
  }

  return {
    opened(view) {
      if ((lookedAt.get(view.codeId)?.untilMs ?? 0) > nowMs()) return
      if (waiting.size >= WAITING_MAX && !waiting.has(view.codeId)) {
        logJobFailure(deps, 'look at views', new Error('Too many views wait'))
        return
      }
      // If a stranger and an owner view a code together, the stranger's view counts.
      const other = waiting.get(view.codeId)
      waiting.set(view.codeId, other?.session === undefined && other ? other : view)
      if (lookers >= LOOKERS) return
      lookers += 1
      const looking: Promise<void> = apartFromRequest(lookAtAll).finally(
        () => void underWay.delete(looking),
      )
      underWay.add(looking)
    },

    async help({ userId, codeId, callback }) {
      const placeId = newId()
      const event: AlertEvent = {
        ...{ kind: 'helping', atMs: now().getTime(), codeId, placeId },
        ...(callback !== undefined && { callback }),
      }
      const targets = await outbox.sendAfter(() =>
        deps.database.transaction(userId, tx => putEvent(tx, userId, event)),
      )
      return { others: targets.filter(({ id }) => id !== userId).length, placeId }
    },

    async helpPlace({ userId, codeId, placeId, words }) {
      const at = now()
      // The first location may be deleted by now, and a second would seem new.
      if (at.getTime() - timeOfUuidV7(placeId) >= ALERT_LIMITS.placeMs) return false
      return outbox.sendAfter(() =>
        deps.database.transaction(userId, async tx => {
          const where = { userId, id: placeId }
          if (!(await keepPlace(tx, keyring, where, { words, at }))) return false
          await putEvent(tx, userId, { kind: 'place', atMs: at.getTime(), codeId, placeId })
          return true
        }),
      )
    },

    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

async function browserOwner(
  { database, now }: { database: Pick<Database, 'statement'>; now: () => Date },
  token: string,
): Promise<string | null> {
  const shown = parseSessionToken(token)
  if (!shown) return null
  const { id, userId } = shown
  const row = await database.statement(sql => readShownSession(sql, id, userId), `session ${id}`)
  return row !== null && row.expiresMs > now().getTime() ? userId : null
}
