import { AsyncLocalStorage } from 'node:async_hooks'
import type { Mail } from '../adapters/mail/mail'
import type { Database, Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { apartFromRequest } from '../db/one-connection'
import { sealJson, unsealJson } from '../db/seal'
import type { LogEntry } from '../http/request-log'
import {
  type ClaimedLetter,
  claimLetters,
  deleteLetter,
  insertLetter,
  type Outgoing,
  outgoingSchema,
  postponeLetter,
} from './mail-queue.sql'
import { GIVE_UP_MS, waitMs } from './retry'

export type Outbox = {
  /** Within the transaction that owes the letter: what it tells of and the letter happen, or neither. */
  put(tx: Tx, letter: Outgoing): Promise<void>
  /**
   * Runs `fn`, and then hands over what it put: its transactions are committed by then. Within another
   * `sendAfter` it waits for that one, whose transaction may be around all of it.
   */
  sendAfter<T>(fn: () => Promise<T>): Promise<T>
  /** Tries everything that is due: what was refused before, and what a server left that died. */
  sendDue(): Promise<void>
  /** Resolves when nothing is being handed over any more. */
  settled(): Promise<void>
}

export type MailQueueDeps = {
  database: Database
  keyring: Keyring
  log: (entry: LogEntry) => void
  mail: Mail
  newId: () => string
  now: () => Date
}

/** Nobody waits for a mail server: a request only for its letters to be taken out of the table. */
export function createOutbox(outside: MailQueueDeps): Outbox {
  const { database, keyring, newId, now } = outside
  const putHere = new AsyncLocalStorage<string[]>()
  const underWay = new Set<Promise<void>>()

  const handOver = (claimed: readonly ClaimedLetter[]) => {
    const all = Promise.all(claimed.map(letter => deliver(outside, letter))).then(() => {})
    underWay.add(all)
    return all.finally(() => underWay.delete(all))
  }
  const claim = (ids: readonly string[] | 'all') =>
    database.anonymous(tx => claimLetters(tx, ids, now()))

  return {
    async put(tx, letter) {
      const id = newId()
      const sealed = sealJson(keyring.serverKey('letter'), placeOf(id), letter)
      await insertLetter(tx, { id, sealed, at: now() })
      putHere.getStore()?.push(id)
    },

    async sendAfter(fn) {
      if (putHere.getStore()) return fn()
      const ids: string[] = []
      const result = await putHere.run(ids, fn)
      if (ids.length > 0) {
        // Where the database is away, `sendDue` finds them when it is back.
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

/** Never rejects: what could not be done is due again later. */
async function deliver(
  { database, keyring, log, mail, now }: MailQueueDeps,
  claimed: ClaimedLetter,
) {
  const { id, sealed, tries, made_at } = claimed
  const at = now()
  let kind = ''
  try {
    const opened = unsealJson(keyring.serverKey('letter'), placeOf(id), sealed)
    const { kind: name, ...letter } = outgoingSchema.parse(opened)
    kind = name
    await mail.send(letter)
  } catch (error) {
    const { name } = error instanceof Error ? error : new Error()
    const isGivenUp = at.getTime() - made_at.getTime() > GIVE_UP_MS
    log({
      at: at.toISOString(),
      level: 'error',
      requestId: '',
      method: 'MAIL',
      route: `letter ${kind}`,
      status: isGivenUp ? 410 : 503,
      ms: now().getTime() - at.getTime(),
      failure: { name, place: '' },
    })
    if (!isGivenUp) {
      const dueAt = new Date(at.getTime() + waitMs(tries))
      await database.anonymous(tx => postponeLetter(tx, id, dueAt)).catch(() => {})
      return
    }
  }
  await database.anonymous(tx => deleteLetter(tx, id)).catch(() => {})
}

const placeOf = (id: string) => ({ table: 'letters', collection: '', id, userId: '' })
