import { AsyncLocalStorage } from 'node:async_hooks'
import type { Mail } from '../adapters/mail/mail'
import type { LogEntry } from '../core/log-entry'
import type { Database, Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { apartFromRequest } from '../db/one-connection'
import { sealJson, unsealJson } from '../db/seal'
import {
  type ClaimedEmail,
  claimEmails,
  deleteEmail,
  insertEmail,
  type Outgoing,
  outgoingSchema,
  postponeEmail,
} from './mail-queue.sql'
import { GIVE_UP_MS, waitMs } from './retry'

export type MailQueue = {
  /** The e-mail is committed with the transaction that causes it. */
  put(tx: Tx, message: Outgoing): Promise<void>
  /**
   * Runs `fn` and then sends the added e-mails, whose transactions are committed by then. Within another
   * `sendAfter` only the outer call sends them, because its transaction may include `fn`.
   */
  sendAfter<T>(fn: () => Promise<T>): Promise<T>
  /** Includes refused e-mails, and those that a crashed server left. */
  sendDue(): Promise<void>
  /** Resolves when no e-mail is being sent. */
  settled(): Promise<void>
}

type MailQueueDeps = {
  database: Database
  keyring: Keyring
  log: (entry: LogEntry) => void
  mail: Mail
  newId: () => string
  now: () => Date
}

/** Requests only wait until their e-mails are claimed in the table, and not for the mail server. */
export function createMailQueue(outside: MailQueueDeps): MailQueue {
  const { database, keyring, newId, now } = outside
  const putHere = new AsyncLocalStorage<string[]>()
  const underWay = new Set<Promise<void>>()

  const handOver = (claimed: readonly ClaimedEmail[]) => {
    const all = Promise.all(claimed.map(message => deliver(outside, message))).then(() => {})
    underWay.add(all)
    return all.finally(() => underWay.delete(all))
  }
  const claim = (ids: readonly string[] | 'all') =>
    database.anonymous(tx => claimEmails(tx, ids, now()))

  return {
    async put(tx, message) {
      const id = newId()
      const sealed = sealJson(keyring.serverKey('email'), placeOf(id), message)
      await insertEmail(tx, { id, sealed, at: now() })
      putHere.getStore()?.push(id)
    },

    async sendAfter(fn) {
      if (putHere.getStore()) return fn()
      const ids: string[] = []
      const result = await putHere.run(ids, fn)
      if (ids.length > 0) {
        // If the database is away, `sendDue` finds the e-mails later.
        const claimed = await claim(ids).catch(() => [])
        void apartFromRequest(() => handOver(claimed))
      }
      return result
    },

    async sendDue() {
      for (;;) {
        const claimed = await claim('all')
        if (claimed.length === 0) return
        await handOver(claimed)
      }
    },

    async settled() {
      await Promise.all(underWay)
    },
  }
}

/** Never rejects. An e-mail that fails is due again later. */
async function deliver(
  { database, keyring, log, mail, now }: MailQueueDeps,
  claimed: ClaimedEmail,
) {
  const { id, sealed, tries, created_at } = claimed
  const at = now()
  let kind = ''
  try {
    const opened = unsealJson(keyring.serverKey('email'), placeOf(id), sealed)
    const { kind: name, ...message } = outgoingSchema.parse(opened)
    kind = name
    await mail.send(message)
  } catch (error) {
    const { name } = error instanceof Error ? error : new Error()
    const isGivenUp = at.getTime() - created_at.getTime() > GIVE_UP_MS
    log({
      at: at.toISOString(),
      level: 'error',
      requestId: '',
      method: 'MAIL',
      // Operators search the log for this text.
      route: `email ${kind}`,
      status: isGivenUp ? 410 : 503,
      ms: now().getTime() - at.getTime(),
      failure: { name, place: '' },
    })
    if (!isGivenUp) {
      const dueAt = new Date(at.getTime() + waitMs(tries))
      await database.anonymous(tx => postponeEmail(tx, id, dueAt)).catch(() => {})
      return
    }
  }
  await database.anonymous(tx => deleteEmail(tx, id)).catch(() => {})
}

const placeOf = (id: string) => ({ table: 'emails', collection: '', id, userId: '' })
