import type { LogEntry } from '../core/log-entry'
import type { Database } from '../db/database'
import type { Keyring } from '../db/keyring'
import { apartFromRequest } from '../db/one-connection'
import { failureOf, logJobFailure } from '../http/request-log'
import type { CircuitBreaker } from './circuit-breaker'
import type { Attempt, Delivery } from './delivery'
import { logNameOf, type Message } from './message'
import { unsealMessage } from './outbox'
import {
  type ClaimedRow,
  claimMessages,
  deleteMessage,
  PER_PERSON,
  postponeMessage,
  renewLeases,
} from './outbox.sql'
import { GIVE_UP_MS, RETRY, SLOW_RETRY, waitMs } from './retry-policy'

type Deliver<M extends Message> = (message: M, attempt: Attempt) => Promise<Delivery>
type Deliveries = { [K in Message['kind']]: Deliver<Extract<Message, { kind: K }>> }

export type OutboxWorker = {
  wake(): Promise<void>
  /** Keeps other workers from claiming messages whose delivery takes long. */
  renewLeases(): Promise<void>
  /** Messages that are due later stay. */
  settled(): Promise<void>
}

type WorkerDeps = {
  breaker: CircuitBreaker
  database: Pick<Database, 'anonymous'>
  keyring: Keyring
  log: (entry: LogEntry) => void
  now: () => Date
  random?: () => number
}

/** Most deliveries wait for an answer. */
const SLOTS = 100
/** The messages of one person take at most half of the slots, also while a service hangs. */
const SLOTS_OF_ONE = SLOTS / 2
/** Alerts do not wait for push services, because e-mails replace them. */
const SERVICES = ['mail', 'sms', 'ntfy']

/** Several workers can share a database. A message that a crashed worker leaves is delivered by another one. */
export function createOutboxWorker(deps: WorkerDeps, deliveries: Deliveries): OutboxWorker {
  const { breaker, database, keyring, log, now, random } = deps
  const underWay = new Map<string, { row: ClaimedRow; delivering: Promise<void> }>()
  const leased = new Set<string>()
  let claiming = Promise.resolve()
  let nextClaim: Promise<void> | undefined
  let isMoreDue = false

  const claim = async (most: number): Promise<number> => {
    const services = countEach([...underWay.values()].map(({ row }) => row.service))
    const people = countEach([...underWay.values()].map(({ row }) => row.person))
    const rooms = new Map(
      SERVICES.map(service => [service, breaker.room(service, services.get(service) ?? 0)]),
    )
    const busy = [...people.keys()].filter(person => (people.get(person) ?? 0) >= SLOTS_OF_ONE)
    const limits = { now: now(), most, rooms, busy }
    const rows = await database.anonymous(tx => claimMessages(tx, limits))
    for (const row of rows) start(row)
    const taken = countEach(rows.map(({ service }) => service))
    isMoreDue =
      busy.length > 0 ||
      rows.length >= Math.min(most, PER_PERSON) ||
      [...rooms].some(([service, room]) => (taken.get(service) ?? 0) >= room)
    return rows.length
  }

  const claimAll = async (): Promise<void> => {
    for (let claimed = -1; claimed !== 0 && underWay.size < SLOTS; ) {
      claimed = await claim(SLOTS - underWay.size)
      if (!isMoreDue) return
    }
    isMoreDue = true
  }

  /** Calls during a claim share the next one. */
  const wake = (): Promise<void> => {
    nextClaim ??= claiming
      .catch(() => {})
      .then(() => {
        nextClaim = undefined
        claiming = apartFromRequest(claimAll)
        return claiming
      })
    return nextClaim
  }

  const start = (row: ClaimedRow): void => {
    if (underWay.has(row.id)) return
    leased.add(row.id)
    const delivering = apartFromRequest(() => deliver(row)).finally(() => {
      underWay.delete(row.id)
      if (isMoreDue) wake().catch(() => {})
    })
    underWay.set(row.id, { row, delivering })
  }

  const deliver = async (row: ClaimedRow): Promise<void> => {
    const startedAt = now()
    let message: Message | undefined
    let retryMs = waitMs(SLOW_RETRY, row.tries, random)
    let delivery: Delivery
    try {
      message = unsealMessage(keyring, row.id, row.sealed)
      retryMs = waitMs(RETRY[message.kind], row.tries, random)
      delivery = await deliverAs(deliveries, message, { ...row, waitMs: retryMs })
    } catch (error) {
      delivery = { kind: 'later', service: row.service, reason: failureOf(error).name }
    }
    const isOld = startedAt.getTime() - row.createdAt.getTime() > GIVE_UP_MS
    if (isOld && delivery.kind === 'later' && !delivery.isUnsent) {
      delivery = { kind: 'dropped', reason: delivery.reason }
    }
    logDelivery(message, delivery, startedAt)
    await write(row, delivery, retryMs).catch(error => logJobFailure(deps, 'outbox', error))
  }

  /** If writing fails, the message is delivered a second time when its lease ends. */
  const write = async (row: ClaimedRow, delivery: Delivery, retryMs: number) => {
    leased.delete(row.id)
    if (delivery.kind !== 'later') {
      await database.anonymous(tx => deleteMessage(tx, row.id))
      return
    }
    const { service, isUnsent } = delivery
    const dueAt = delivery.dueAt ?? new Date(now().getTime() + (isUnsent ? 0 : retryMs))
    const tries = row.tries - (isUnsent ? 1 : 0)
    await database.anonymous(tx => postponeMessage(tx, row, { tries, service, dueAt }))
  }

  const logDelivery = (message: Message | undefined, delivery: Delivery, startedAt: Date) => {
    const isLogged = delivery.kind === 'later' ? !delivery.isUnsent : delivery.kind === 'dropped'
    const reason = delivery.kind === 'sent' ? undefined : delivery.reason
    if (!isLogged || reason === undefined) return
    log({
      ...{ at: startedAt.toISOString(), level: 'error', requestId: '', method: 'OUTBOX' },
      // Operators search the log for this text.
      route: message ? logNameOf(message) : 'unreadable',
      status: delivery.kind === 'dropped' ? 410 : 503,
      ms: now().getTime() - startedAt.getTime(),
      failure: { name: reason, place: '' },
    })
  }

  return {
    wake,

    async renewLeases() {
      if (leased.size === 0) return
      await database.anonymous(tx => renewLeases(tx, [...leased], now()))
    },

    async settled() {
      let last: Promise<void>
      do {
        last = claiming
        await (nextClaim ?? claiming).catch(() => {})
        await Promise.all([...underWay.values()].map(({ delivering }) => delivering))
      } while (nextClaim || underWay.size > 0 || claiming !== last)
    },
  }
}

function countEach(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

const deliverAs = (deliveries: Deliveries, message: Message, attempt: Attempt) =>
  message.kind === 'email' ? deliveries.email(message, attempt) : deliveries.alert(message, attempt)
