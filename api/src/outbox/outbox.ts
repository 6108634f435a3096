import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { sealJson, unsealJson } from '../db/seal'
import { type Message, messageSchema, personOf, priorityOf, serviceOf } from './message'
import { insertMessage } from './outbox.sql'

/** Everything that the server sends to people goes through the outbox. */
export type Outbox = {
  /** The message is committed with the transaction that causes it. */
  put(tx: Tx, message: Message): Promise<void>
  /**
   * Runs `fn` and then delivers the messages, whose transactions are committed by then. Within another
   * `sendAfter` only the outer call delivers them, because its transaction may include `fn`.
   */
  sendAfter<T>(fn: () => Promise<T>): Promise<T>
}

type OutboxDeps = { keyring: Keyring; newId: () => string; now: () => Date }

/** A worker of another process delivers the messages if there is no `wake`. */
export function createOutbox(
  { keyring, newId, now }: OutboxDeps,
  wake = async (): Promise<void> => {},
): Outbox {
  const work = new AsyncLocalStorage<{ hasPut: boolean }>()
  return {
    async put(tx, message) {
      const id = newId()
      const current = work.getStore()
      if (current) current.hasPut = true
      await insertMessage(tx, {
        ...{ id, at: now(), sealed: sealMessage(keyring, id, message) },
        personHash: keyring.lookupHash('outbox', personOf(message)),
        ...{ priority: priorityOf(message), service: serviceOf(message) },
      })
    },

    async sendAfter(fn) {
      if (work.getStore()) return fn()
      const current = { hasPut: false }
      const result = await work.run(current, fn)
      // If the database is away, a worker finds the messages later.
      if (current.hasPut) await wake().catch(() => {})
      return result
    },
  }
}

const sealMessage = (keyring: Keyring, id: string, message: Message): Buffer =>
  sealJson(keyring.serverKey('outbox'), contextOf(id), message)

export const unsealMessage = (keyring: Keyring, id: string, sealed: Buffer): Message =>
  messageSchema.parse(unsealJson(keyring.serverKey('outbox'), contextOf(id), sealed))

const contextOf = (id: string) => ({ table: 'outbox', collection: '', id, userId: '' })
