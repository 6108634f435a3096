import type { Mail } from '../adapters/mail/mail'
import type { Push } from '../adapters/push/push'
import type { Texts } from '../adapters/text/text'
import type { LogEntry } from '../core/log-entry'
import type { Tx } from '../db/database'
import { apartFromRequest } from '../db/one-connection'
import { sealJson, unsealJson } from '../db/seal'
import { type Alert, type Job, jobSchema, STALE_MS } from './alert'
import { type Delivery, deliver, LONGEST_WAIT_MS } from './deliver'
import { createMailLane } from './mail-lane'
import { type ClaimedJob, claimJobs, insertJob } from './outbox.sql'
import { createOutcomes } from './outcomes'
import { heedWaits } from './push-waits'
import type { EventFacts, RouteDeps } from './route-of-job'
import { spareSilent } from './silent-services'

export type SenderDeps = RouteDeps & {
  /** Waits until no request is in progress, before work that needs the processor for a while. */
  aside: () => Promise<void>
  log: (entry: LogEntry) => void
  mail: Mail
  push: Push | null
  texts?: Texts
  newId: () => string
}

export type PutJob = { id: string; job: Job; facts: EventFacts }

type Sender = {
  /**
   * Stores a message in the transaction of its event. The insert is sent immediately. After the commit the
   * caller calls `sendPut`.
   */
  put(tx: Tx, job: Job): { id: string; job: Job; sent: Promise<unknown> }
  sendPut(jobs: readonly PutJob[]): void
  /** Includes messages of a server that died. */
  sendDue(): Promise<void>
  settled(): Promise<void>
}

/** Messages that are sent at a time. Most wait for an answer. */
const SENDS = 100
/** Messages of `SENDS` that may wait while one message tests the mail server. */
const HELD = 50
/** Waiting messages that become due after each accepted e-mail. */
const WOKEN = 20
const WAITING_KNOWN = 100_000

export function createSender(outside: SenderDeps): Sender {
  const { database, keyring, log, newId, now } = outside
  const nowMs = () => now().getTime()
  const push = outside.push && heedWaits(spareSilent(outside.push, nowMs), nowMs)
  const mail = createMailLane(outside.mail, nowMs)
  const deps = { ...outside, push, mail }
  const sends = new Map<string, Promise<void>>()
  /** Messages that failed only because the mail server is down. */
  const mailWaits = new Set<string>()
  /** The test of the mail server, and the number of messages that wait for its result. */
  let asking: Promise<void> | undefined
  let held = 0

  const say = (what: string, status: number, name: string) =>
    log({
      ...{ at: now().toISOString(), level: 'error', requestId: '', method: 'ALERT', route: what },
      ...{ status, ms: 0, failure: { name, place: '' } },
    })

  const outboxKey = () => keyring.serverKey('alert')

  /** A try may still wait after its lease ended, and the message must not be sent twice. */
  const start = (id: string, work: () => Promise<void>): void => {
    if (sends.has(id)) return
    sends.set(
      id,
      apartFromRequest(work).finally(() => void sends.delete(id)),
    )
  }

  const outcomes = createOutcomes(database, error => say('alert', 503, nameOf(error)))

  const note = (id: string, delivery: Delivery) => {
    if (delivery.kind !== 'later') {
      outcomes.done(id)
      return
    }
    if (delivery.isMailOnly && mailWaits.size < WAITING_KNOWN) mailWaits.add(id)
    outcomes.later(id, delivery.at)
  }

  const send = async (id: string, tries: number, read: () => Job, facts?: EventFacts) => {
    let alert: Alert | undefined
    try {
      const job = read()
      alert = job.alert
      const delivery = await deliver(deps, job, { tries, facts })
      sayDelivery(job.alert, delivery)
      note(id, delivery)
      if (delivery.kind === 'sent' && delivery.by === 'email') await wake()
    } catch (error) {
      // The message is due again when its lease ends.
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

  /** The mail server has accepted an e-mail, so waiting messages become due. */
  const wake = async () => {
    if (mailWaits.size === 0 || sends.size > HELD) return
    const ids = [...take(mailWaits, WOKEN)]
    for (const id of ids) outcomes.later(id, now())
    await outcomes.flush()
    for (const each of await claim(ids.length)) start(each.id, () => sendClaimed(each))
  }

  const claim = (most: number) => database.anonymous(tx => claimJobs(tx, now(), most))

  const sendDue = async () => {
    for (;;) {
      while (sends.size >= SENDS) await Promise.race(sends.values())
      const most = SENDS - sends.size
      const claimed = await claim(most)
      for (const each of claimed) start(each.id, () => sendClaimed(each))
      if (claimed.length < most) return
    }
  }

  const sendClaimed = async (claimed: ClaimedJob): Promise<void> => {
    const { id, tries, madeAt } = claimed
    const sendIt = () => send(id, tries, () => openJob(claimed))
    // While the mail server is down, one message tests it, and the others cause no query.
    const isFresh = now().getTime() - madeAt.getTime() < STALE_MS.opened
    while (mailWaits.has(id) && isFresh && mail.isDown()) {
      if (mail.isAway() || (asking && held >= HELD)) {
        outcomes.later(id, new Date(now().getTime() + LONGEST_WAIT_MS))
        return
      }
      if (!asking) {
        asking = sendIt().finally(() => {
          asking = undefined
        })
        return asking
      }
      held += 1
      await asking
      held -= 1
    }
    await sendIt()
  }

  const openJob = ({ id, sealed }: ClaimedJob): Job =>
    jobSchema.parse(unsealJson(outboxKey(), placeOf(id), sealed))

  return {
    put(tx, job) {
      const id = newId()
      const sealed = sealJson(outboxKey(), placeOf(id), job)
      return { id, job, sent: insertJob(tx, { id, sealed, at: now() }).then(() => {}) }
    },

    sendPut(jobs) {
      for (const { id, job, facts } of jobs) start(id, () => send(id, 1, () => job, facts))
    },

    sendDue,

    async settled() {
      while (sends.size > 0) await Promise.all(sends.values())
      await outcomes.flush()
    },
  }
}

function* take(all: Set<string>, most: number): Generator<string> {
  for (const each of all) {
    if (most-- <= 0) return
    all.delete(each)
    yield each
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '')

const placeOf = (id: string) => ({ table: 'alert_outbox', collection: '', id, userId: '' })
