/**
 * The secrets are in IndexedDB, so that a counted try stays counted even if the browser is killed
 * right after it.
 */
import { del, getIfKept, set } from '../../stores/key-value'

const KEY = 'lock'

export interface LockSecrets {
  pin: StoredPin
  /** Undefined if only the PIN opens it. */
  screenLock?: StoredCredential
}

export interface StoredPin {
  salt: Uint8Array<ArrayBuffer>
  rounds: number
  hash: Uint8Array<ArrayBuffer>
  /** Since the lock was last opened. */
  wrongTries: number
  /** After the last free try: the time at which the next try is allowed. */
  nextTryAtMs: number
}

export interface StoredCredential {
  id: Uint8Array<ArrayBuffer>
  /** SubjectPublicKeyInfo, as the browser returned it when the credential was made. */
  publicKey: Uint8Array<ArrayBuffer>
  /** COSE algorithm: -7 ES256, -257 RS256. */
  algorithm: number
}

/** Undefined if there are none, so neither PIN nor screen lock opens. Rejects if the storage fails. */
export const readSecrets = (): Promise<LockSecrets | undefined> => getIfKept<LockSecrets>(KEY)

export const writeSecrets = (secrets: LockSecrets): Promise<void> => set(KEY, secrets)

/** False if the device could not store them. */
export const tryWriteSecrets = (secrets: LockSecrets): Promise<boolean> =>
  writeSecrets(secrets).then(
    () => true,
    error => {
      console.error(error)
      return false
    },
  )

export const removeSecrets = (): Promise<void> => del(KEY).catch(() => undefined)
