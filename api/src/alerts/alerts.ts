import type { Mail } from '../adapters/mail/mail'
import type { Push } from '../adapters/push/push'
import type { Tx } from '../db/database'
import { fewAtOnce } from '../db/few-at-once'
import { apartFromRequest } from '../db/one-connection'
import { RecentlyUsed } from '../db/recently-used'
import { sealJson, unsealJson } from '../db/seal'
import type { LogEntry } from '../http/request-log'
import { type Alert, type Job, jobSchema } from './alert'
import { type Delivery, deliver } from './deliver'
import { noteOpened } from './opened.sql'
import {
  type ClaimedJob,
  claimJobs,
  deleteJob,
  deleteOldPlaces,
  insertJob,
  postponeJob,
} from './outbox.sql'
import { browserOwner } from './own-browser'
import { keepPlace } from './places'
import type { RouteDeps } from './route-of-job'
import { readListeners, readTargets } from './targets'

/** A view of a code, as the responder's page has it. */
export type Opened = {
  userId: string
  codeId: string
  /** The session that its browser has with us, if any. */
  session: string | undefined
  /** Accounts get an e-mail of their own about it. */
  isAccountsMailed: boolean
}

export type Helping = { userId: string; codeId: string; callback?: string | undefined }

export type Alerts = {
  /** A code was opened: costs the caller nothing, and tells those who are to be told soon after. */
  opened(view: Opened): void
  /** A helper asks for the family: how many others are told, and where their place may be kept. */
  help(asking: Helping): Promise<{ others: number; placeId: string }>
  /** What the helper says of where they are, once; false where it is there already. */
  helpPlace(asking: Helping & { placeId: string; words: string }): Promise<boolean>
  /** Sends everything that is due. */
  sendDue(): Promise<void>
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>
}

export type AlertsDeps = RouteDeps & {
  log: (entry: LogEntry) => void
  mail: Mail
  push: Push | null
  newId: () => string
}

/** Codes that were looked at lately, of which nothing is asked of the database again for a while. */
const LOOKED_AT = 20_000
const COUNTED_MS = 60_000
/** Where nobody was told: soon somebody may be. */
const NOBODY_MS = 5_000
/** Views that wait to be looked at; more of them are let go, and said in the log. */
const WAITING_MAX = 10_000
/** So many are looked at, and so many are sent, at a time: the connections are those of requests. */
const LOOKERS = 2
const SENDS = 20
/** Of the database, at a time. */
const QUESTIONS = 2

/** Nobody waits for a message: an event is written down with its messages, and they are sent after it. */
export function createAlerts(asked: AlertsDeps): Alerts {
  const deps = { ...asked, database: fewAtOnce(asked.database, QUESTIONS) }
  const { database, keyring, log, newId, now } = deps
  const nowMs = () => now().getTime()
  const lookedAt = new RecentlyUsed<{ untilMs: number }>(LOOKED_AT, COUNTED_MS, nowMs)
  const waiting = new Map<string, Opened>()
  const underWay = new Set<Promise<void>>()
  let lookers = 0
  const sends = new Set<Promise<void>>()
  let claiming: Promise<void> | undefined
  let isAskedAgain = false

  const start = (work: () => Promise<void>): void => {
    const running: Promise<void> = apartFromRequest(work)
      .catch(error => say('look', 503, error instanceof Error ? error.name : ''))
      .finally(() => void underWay.delete(running))
    underWay.add(running)
  }

  const say = (what: string, status: number, name: string) =>
    log({
      at: now().toISOString(),
      level: 'error',
      requestId: '',
      method: 'ALERT',
      route: what,
      status,
      ms: 0,
      failure: { name, place: '' },
    })

  const put = async (tx: Tx, job: Job) => {
    const id = newId()
    await insertJob(tx, { id, sealed: sealJson(outboxKey(), placeOf(id), job), at: now() })
  }
  const outboxKey = () => keyring.serverKey('alert')

  /** Writes down a message for each of those who are told; gives how many others than the person. */
  const putAll = async (tx: Tx, userId: string, alert: Alert): Promise<number> => {
    const targets = await readTargets(tx, userId, now())
    await Promise.all(targets.map(target => put(tx, { userId, target, alert })))
    return targets.filter(({ id }) => id !== userId).length
  }

  /** Looks whether a view is an event, and writes it down. `nobody`: no one would be told of any. */
  const look = async (view: Opened): Promise<'event' | 'counted' | 'nobody'> => {
    const { userId, codeId, session, isAccountsMailed } = view
    const viewer = session === undefined ? null : await browserOwner(deps, session)
    const at = now()
    return database.transaction(userId, async tx => {
      const [targets, listeners] = await Promise.all([
        readTargets(tx, userId, at),
        viewer === null ? [] : readListeners(tx, userId, at),
      ])
      if (targets.length === 0 || listeners.some(({ id }) => id === viewer)) return 'nobody'
      if (!(await noteOpened(tx, userId, codeId, at))) return 'counted'
      const alert = { kind: 'opened', atMs: at.getTime(), codeId, isAccountsMailed } as const
      await Promise.all(targets.map(target => put(tx, { userId, target, alert })))
      return 'event'
    })
  }

  const lookAt = async (view: Opened): Promise<void> => {
    const { codeId } = view
    const leaveFor = (ms: number) => lookedAt.set(codeId, { untilMs: nowMs() + ms })
    // While it is looked at, too. A person's own browser says nothing of the next one.
    if (view.session === undefined) leaveFor(NOBODY_MS)
    try {
      const found = await look(view)
      if (found !== 'nobody') leaveFor(COUNTED_MS)
      if (found === 'event') wake()
    } catch (error) {
      lookedAt.delete(codeId)
      say('look', 503, error instanceof Error ? error.name : '')
    }
  }

  const lookAtAll = async () => {
    for (const [codeId, view] of waiting) {
      waiting.delete(codeId)
      await lookAt(view)
    }
  }

  const send = async (claimed: ClaimedJob): Promise<void> => {
    const { id, sealed, tries } = claimed
    let alert: Alert | undefined
    try {
      const job = jobSchema.parse(unsealJson(outboxKey(), placeOf(id), sealed))
      alert = job.alert
      const delivery = await deliver(deps, job, tries)
      sayDelivery(job.alert, delivery)
      await database.anonymous(tx =>
        delivery.kind === 'later' ? postponeJob(tx, id, delivery.at) : deleteJob(tx, id),
      )
    } catch (error) {
      // It is due again when its lease ends.
      say(`alert ${alert?.kind ?? ''}`, 503, error instanceof Error ? error.name : '')
    }
  }

  const sayDelivery = ({ kind }: Alert, delivery: Delivery) => {
    if (delivery.kind === 'later') {
      say(`alert ${kind} by ${delivery.by}`, 503, `answered ${delivery.status}`)
    } else if (delivery.kind === 'dropped' && delivery.reason !== 'stopped') {
      say(`alert ${kind}`, 410, delivery.reason)
    }
  }

  /** A message that waits for an answer holds up no other. */
  const claimAll = async () => {
    while (isAskedAgain) {
      isAskedAgain = false
      for (;;) {
        while (sends.size >= SENDS) await Promise.race(sends)
        const claimed = await database.anonymous(tx => claimJobs(tx, now(), SENDS - sends.size))
        if (claimed.length === 0) break
        for (const job of claimed) {
          const running: Promise<void> = send(job).finally(() => void sends.delete(running))
          sends.add(running)
        }
      }
    }
  }

  const claimDue = (): Promise<void> => {
    isAskedAgain = true
    claiming ??= apartFromRequest(claimAll).finally(() => {
      claiming = undefined
      if (isAskedAgain) wake()
    })
    return claiming
  }
  const wake = () => start(claimDue)

  return {
    opened(view) {
      if ((lookedAt.get(view.codeId)?.untilMs ?? 0) > nowMs()) return
      if (waiting.size >= WAITING_MAX && !waiting.has(view.codeId)) {
        say('look', 503, 'queue_full')
        return
      }
      // A stranger's view beside the owner's own is the one that counts.
      const other = waiting.get(view.codeId)
      waiting.set(view.codeId, other?.session === undefined && other ? other : view)
      if (lookers >= LOOKERS) return
      lookers += 1
      start(async () => {
        // The answer goes out first.
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
      const others = await asked.database.transaction(userId, tx => putAll(tx, userId, alert))
      wake()
      return { others, placeId }
    },

    async helpPlace({ userId, codeId, placeId, words }) {
      const at = now()
      const isKept = await asked.database.transaction(userId, async tx => {
        const where = { userId, id: placeId }
        if (!(await keepPlace(tx, keyring, where, { words, at }))) return false
        await putAll(tx, userId, { kind: 'place', atMs: at.getTime(), codeId, placeId })
        return true
      })
      wake()
      return isKept
    },

    async sendDue() {
      await database.anonymous(tx => deleteOldPlaces(tx, now()))
      await claimDue()
      await Promise.all(sends)
    },

    async settled() {
      while (underWay.size + sends.size > 0) await Promise.all([...underWay, ...sends])
    },
  }
}

const placeOf = (id: string) => ({ table: 'alert_outbox', collection: '', id, userId: '' })
