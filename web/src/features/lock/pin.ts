/**
 * The count of tries on this phone protects the PIN, which has only a million values. The rounds cost a
 * person who reads the browser's files a few hours.
 */
import { ignoreStorageFault } from '../../stores/storage-fault'
import { webLock } from '../../sync/runtime/lock'
import { type LockSecrets, readSecrets, type StoredPin, tryWriteSecrets } from './lock-secrets'

/**
 * A backup file has as many rounds (features/backup/sealed-file.ts), which take under a second on a slow
 * phone.
 */
const ROUNDS = 600_000
const PIN_TRIES = 5
/**
 * After `PIN_TRIES` one try is allowed each hour, so that a forgotten PIN does not lock the owner out
 * for ever.
 */
export const PIN_WAIT_MS = 60 * 60_000

export const isPin = (text: string): boolean => /^[0-9]{6}$/.test(text)

/** People try these PINs first. */
export function isGuessed(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at]))
  const [first = 0] = steps
  return Math.abs(first) <= 1 && steps.every(step => step === first)
}

export async function hashPin(pin: string): Promise<StoredPin> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const hash = await derive(pin, salt, ROUNDS)
  return { salt, rounds: ROUNDS, hash, wrongTries: 0, nextTryAtMs: 0 }
}

export type PinOutcome =
  | { state: 'right' }
  | { state: 'wrong'; triesLeft: number }
  | { state: 'closed'; untilMs: number }
  | { state: 'missing' }
  /** The try could not be counted, so the PIN was not checked. */
  | { state: 'not_counted' }

/** Checks one try at a time, across all tabs, and counts the try before checking it. */
export function tryPin(pin: string, nowMs: number): Promise<PinOutcome> {
  return webLock<PinOutcome>('lock-pin', async () => {
    const secrets = await readSecrets()
    if (!secrets) return { state: 'missing' }
    const stored = secrets.pin
    const untilMs = await shortenedWait(secrets, nowMs)
    if (untilMs !== undefined) return { state: 'closed', untilMs }
    const wrongTries = stored.wrongTries + 1
    const counted = { ...stored, wrongTries, nextTryAtMs: nowMs + PIN_WAIT_MS }
    if (!(await tryWriteSecrets({ ...secrets, pin: counted }))) return { state: 'not_counted' }
    if (isSame(await derive(pin, stored.salt, stored.rounds), stored.hash)) {
      await tryWriteSecrets({ ...secrets, pin: { ...stored, wrongTries: 0, nextTryAtMs: 0 } })
      return { state: 'right' }
    }
    if (wrongTries >= PIN_TRIES) return { state: 'closed', untilMs: counted.nextTryAtMs }
    return { state: 'wrong', triesLeft: PIN_TRIES - wrongTries }
  })
}

/** Returns until when no try is allowed, or undefined if one is. */
export function readWait(nowMs: number): Promise<number | undefined> {
  return webLock('lock-pin', async () => {
    const secrets = await readSecrets()
    return secrets && shortenedWait(secrets, nowMs)
  })
}

/**
 * A clock that was set back must not make the wait longer. The shorter wait is stored, because one that begins
 * anew at each look would end only when the clock reaches the old time.
 */
async function shortenedWait(secrets: LockSecrets, nowMs: number): Promise<number | undefined> {
  const { wrongTries, nextTryAtMs } = secrets.pin
  if (wrongTries < PIN_TRIES || nowMs >= nextTryAtMs) return undefined
  const untilMs = Math.min(nextTryAtMs, nowMs + PIN_WAIT_MS)
  if (untilMs === nextTryAtMs) return untilMs
  await tryWriteSecrets({ ...secrets, pin: { ...secrets.pin, nextTryAtMs: untilMs } })
  return untilMs
}

/** The lock stays open even if the device cannot store this. */
export async function forgetTries(): Promise<void> {
  await webLock('lock-pin', async () => {
    const secrets = await readSecrets().catch(ignoreStorageFault)
    if (!secrets) return
    await tryWriteSecrets({ ...secrets, pin: { ...secrets.pin, wrongTries: 0, nextTryAtMs: 0 } })
  })
}

async function derive(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256))
}

/** Takes the same time wherever the values differ. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  let difference = a.length ^ b.length
  for (let at = 0; at < a.length; at++) difference |= (a[at] ?? 0) ^ (b[at] ?? 0)
  return difference === 0
}
