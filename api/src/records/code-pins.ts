import { timingSafeEqual } from 'node:crypto'
import { hitsInWindow } from '../db/count-hits'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Five wrong tries in an hour lock a PIN for a while, 20 in all until its owner unlocks it. */
const PIN_TRIES = { anHour: 5, inItsLife: 20 } as const

/** If `untilMs` is null, only its owner can unlock the PIN. */
type PinLock = { untilMs: number | null }

export type PinTry =
  | { kind: 'right' }
  /** `isNews` means that the owner got no e-mail about a wrong try of this code in the last day. */
  | { kind: 'wrong'; isNews: boolean; lock: PinLock | null }
  /** The try was neither checked nor counted, so the PIN may have been right. */
  | { kind: 'locked'; lock: PinLock }

export type PinCount = { wrongTries: number; wrongAtMs: readonly number[] }

export function pinLock({ wrongTries, wrongAtMs }: PinCount, nowMs: number): PinLock | null {
  if (wrongTries >= PIN_TRIES.inItsLife) return { untilMs: null }
  const oldestOfTooMany = lastHour(wrongAtMs, nowMs).at(-PIN_TRIES.anHour)
  return oldestOfTooMany === undefined ? null : { untilMs: oldestOfTooMany + HOUR_MS }
}

const lastHour = (timesMs: readonly number[], nowMs: number) =>
  hitsInWindow(timesMs, HOUR_MS, nowMs)

/** The PINs that guard insurance and documents. */
type CodePins = {
  /** Null deletes the PIN. */
  set(tx: Tx, userId: string, codeId: string, pin: string | null): Promise<void>
  unlock(tx: Tx, userId: string, codeId: string): Promise<void>
  count(tx: Tx, userId: string, codeId: string): Promise<PinCount | null>
  /** Parallel tries wait for one another. */
  check(tx: Tx, userId: string, codeId: string, pin: string, now: Date): Promise<PinTry | null>
}

type Row = {
  pin_hash: Buffer
  wrong_tries: number
  wrong_tries_at: Date[]
  notified_at: Date | null
}

export function createCodePins(keyring: Keyring): CodePins {
  const hashOf = (codeId: string, pin: string) => keyring.lookupHash('code_pin', `${codeId} ${pin}`)
  const countOf = ({
    wrong_tries,
    wrong_tries_at,
  }: Pick<Row, 'wrong_tries' | 'wrong_tries_at'>): PinCount => ({
    wrongTries: wrong_tries,
    wrongAtMs: wrong_tries_at.map(at => at.getTime()),
  })
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
        set pin_hash = excluded.pin_hash, wrong_tries = 0, wrong_tries_at = '{}', notified_at = null`
    },

    async unlock(tx, userId, codeId) {
      await tx`
        update code_pins set wrong_tries = 0, wrong_tries_at = '{}', notified_at = null
        where user_id = ${userId} and code_id = ${codeId}`
    },

    async count(tx, userId, codeId) {
      const [row] = await tx<Pick<Row, 'wrong_tries' | 'wrong_tries_at'>[]>`
        select wrong_tries, wrong_tries_at from code_pins
        where user_id = ${userId} and code_id = ${codeId}`
      return row ? countOf(row) : null
    },

    async check(tx, userId, codeId, pin, now) {
      const [row] = await tx<Row[]>`
        select pin_hash, wrong_tries, wrong_tries_at, notified_at from code_pins
        where user_id = ${userId} and code_id = ${codeId} for update`
      if (!row) return null
      const nowMs = now.getTime()
      const before = countOf(row)
      const lock = pinLock(before, nowMs)
      if (lock) return { kind: 'locked', lock }
      if (timingSafeEqual(row.pin_hash, hashOf(codeId, pin))) {
        await tx`
          update code_pins set wrong_tries_at = '{}'
          where user_id = ${userId} and code_id = ${codeId} and wrong_tries_at <> '{}'`
        return { kind: 'right' }
      }
      const wrongAtMs = [...lastHour(before.wrongAtMs, nowMs), nowMs]
      const noticeMs = row.notified_at === null ? [] : [row.notified_at.getTime()]
      const isNews = hitsInWindow(noticeMs, DAY_MS, nowMs).length === 0
      await tx`
        update code_pins
        set wrong_tries = wrong_tries + 1,
            wrong_tries_at = ${wrongAtMs.map(ms => new Date(ms).toISOString())}::timestamptz[],
            notified_at = ${isNews ? now : row.notified_at}
        where user_id = ${userId} and code_id = ${codeId}`
      const after = { wrongTries: before.wrongTries + 1, wrongAtMs }
      return { kind: 'wrong', isNews, lock: pinLock(after, nowMs) }
    },
  }
}
