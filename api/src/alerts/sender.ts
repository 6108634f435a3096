import type { Mail } from '../adapters/mail/mail'
import type { Push } from '../adapters/push/push'
import type { Texts } from '../adapters/text/text'
import type { Tx } from '../db/database'
import { apartFromRequest } from '../db/one-connection'
import { sealJson, unsealJson } from '../db/seal'
import type { LogEntry } from '../http/request-log'
import { type Alert, type Job, jobSchema } from './alert'
import { type Delivery, deliver } from './deliver'
import { createMailLane } from './mail-lane'
import { type ClaimedJob, claimJobs, deleteJobs, insertJob, postponeJob } from './outbox.sql'
import { heedWaits } from './push-waits'
import type { EventFacts, RouteDeps } from './route-of-job'

export type SenderDeps = RouteDeps & {
  /** Before each that takes the processor for a while. */
  aside: () => Promise<void>
  log: (entry: LogEntry) => void
  mail: Mail
  push: Push | null
  texts?: Texts
  newId: () => string
}

/** A message that was written down, and is the writer's to send. */
export type PutJob = { id: string; job: Job; facts: EventFacts }

export type Sender = {
  /** Writes a message down, in the transaction of its event; `sendPut` is for when that is committed. */
  put(tx: Tx, job: Job): Promise<string>
  sendPut(jobs: readonly PutJob[]): void
  /** Begins to send what waits, and what a server left that died. */
  sendDue(): Promise<void>
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>
}

/** So many are sent at a time: most of them wait for an answer. */
const SENDS = 100
/** Messages that are sent are taken out of the table together: each commit takes time from the pages. */
const GATHER_MS = 200
const GATHER_MOST = 50

export function createSender(outside: SenderDeps): Sender {
  const { database, keyring, log, newId, now } = outside
  const nowMs = () => now().getTime()
  const push = outside.push && heedWaits(outside.push, nowMs)
  const deps = { ...outside, push, mail: createMailLane(outside.mail, nowMs) }
  const sends = new Map<string, Promise<void>>()
  let done: string[] = []
  let deleting: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const say = (what: string, status: number, name: string) =>
    log({
      ...{ at: now().toISOString(), level: 'error', requestId: '', method: 'ALERT', route: what },
      ...{ status, ms: 0, failure: { name, place: '' } },
    })

  const outboxKey = () => keyring.serverKey('alert')

  /** One that waits for its answer longer than its lease lasts is not sent beside itself. */
  const start = (id: string, work: () => Promise<void>): void => {
    if (sends.has(id)) return
    sends.set(
      id,
      apartFromRequest(work).finally(() => void sends.delete(id)),
    )
  }

  /** What stays because of a failure is sent a second time when its lease ends. */
  const deleteDone = async () => {
    clearTimeout(timer)
    timer = undefined
    await deleting
    const ids = done
    done = []
    if (ids.length === 0) return
    deleting = database
      .anonymous(tx => deleteJobs(tx, ids))
      .then(
        () => {},
        error => say('alert', 503, nameOf(error)),
      )
    await deleting
  }

  const noteDone = (id: string) => {
    done.push(id)
    if (done.length >= GATHER_MOST) void apartFromRequest(deleteDone)
    else timer ??= setTimeout(() => void apartFromRequest(deleteDone), GATHER_MS).unref()
  }

  const send = async (id: string, tries: number, read: () => Job, facts?: EventFacts) => {
    let alert: Alert | undefined
    try {
      const job = read()
      alert = job.alert
      const delivery = await deliver(deps, job, { tries, facts })
      sayDelivery(job.alert, delivery)
      if (delivery.kind === 'later') {
        await database.anonymous(tx => postponeJob(tx, id, delivery.at))
      } else noteDone(id)
    } catch (error) {
      // It is due again when its lease ends.
      say(`alert ${alert?.kind ?? ''}`, 503, nameOf(error))
    }
  }

  const sayDelivery = ({ kind }: Alert, delivery: Delivery) => {
    if (delivery.kind === 'later') {
      say(`alert ${kind} by ${delivery.by}`, 503, `answered ${delivery.status}`)
    } else if (delivery.kind === 'dropped' && delivery.reason !== 'stopped') {
      say(`alert ${kind}`, 410, delivery.reason)
    }
  }

  const openJob = ({ id, sealed }: ClaimedJob): Job =>
    jobSchema.parse(unsealJson(outboxKey(), placeOf(id), sealed))

  return {
    async put(tx, job) {
      const id = newId()
      await insertJob(tx, { id, sealed: sealJson(outboxKey(), placeOf(id), job), at: now() })
      return id
    },

    sendPut(jobs) {
      for (const { id, job, facts } of jobs) start(id, () => send(id, 1, () => job, facts))
    },

    async sendDue() {
      for (;;) {
        while (sends.size >= SENDS) await Promise.race(sends.values())
        const most = SENDS - sends.size
        const claimed = await database.anonymous(tx => claimJobs(tx, now(), most))
        for (const each of claimed) {
          start(each.id, () => send(each.id, each.tries, () => openJob(each)))
        }
        if (claimed.length < most) return
      }
    },

    async settled() {
      while (sends.size > 0) await Promise.all(sends.values())
      await deleteDone()
    },
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

const placeOf = (id: string) => ({ table: 'alert_outbox', collection: '', id, userId: '' })
