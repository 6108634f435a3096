import { timingSafeEqual } from 'node:crypto'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'

/** Wrong tries a PIN stands before only its owner can make it work again. */
const TRIES_IN_ITS_LIFE = 20

/** The PINs that guard insurance and documents. */
export type CodePins = {
  /** Sets a PIN, with all its tries, or takes it away. */
  set(tx: Tx, userId: string, codeId: string, pin: string | null): Promise<void>
  has(tx: Tx, userId: string, codeId: string): Promise<boolean>
  /** Whether the PIN is right. A try counts from the start, so that parallel ones cannot slip by. */
  check(tx: Tx, userId: string, codeId: string, pin: string): Promise<boolean>
}

export function createCodePins(keyring: Keyring): CodePins {
  const hashOf = (codeId: string, pin: string) => keyring.lookupHash('code_pin', `${codeId} ${pin}`)
  return {
    async set(tx, userId, codeId, pin) {
      if (pin === null) {
        await tx`delete from code_pins where user_id = ${userId} and code_id = ${codeId}`
        return
      }
      await tx`
        insert into code_pins (user_id, code_id, pin_hash)
        values (${userId}, ${codeId}, ${hashOf(codeId, pin)})
        on conflict (user_id, code_id) do update
        set pin_hash = excluded.pin_hash, wrong_tries = 0`
    },

    async has(tx, userId, codeId) {
      const rows = await tx`
        select from code_pins where user_id = ${userId} and code_id = ${codeId}`
      return rows.length > 0
    },

    async check(tx, userId, codeId, pin) {
      // The row stays locked to the commit: tries come one after the other.
      const [row] = await tx<{ pin_hash: Buffer }[]>`
        update code_pins set wrong_tries = wrong_tries + 1
        where user_id = ${userId} and code_id = ${codeId} and wrong_tries < ${TRIES_IN_ITS_LIFE}
        returning pin_hash`
      if (!row || !timingSafeEqual(row.pin_hash, hashOf(codeId, pin))) return false
      await tx`
        update code_pins set wrong_tries = wrong_tries - 1
        where user_id = ${userId} and code_id = ${codeId}`
      return true
    },
  }
}
