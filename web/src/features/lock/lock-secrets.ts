/**
 * What opens the lock, beside the note (lock-note.ts). In IndexedDB: a try that was counted there is counted
 * also where the browser is killed a moment later.
 */
import { del, get, set } from '../../stores/key-value'

const KEY = 'lock'

export interface LockSecrets {
  pin: StoredPin
  /** Undefined where the PIN alone opens it. */
  screenLock?: StoredCredential
}

export interface StoredPin {
  salt: Uint8Array<ArrayBuffer>
  rounds: number
  hash: Uint8Array<ArrayBuffer>
  /** Since the lock was last opened. */
  wrongTries: number
  /** Where all tries are used up: when the next one may be made. */
  nextTryAtMs: number
}

export interface StoredCredential {
  id: Uint8Array<ArrayBuffer>
  /** SubjectPublicKeyInfo, as the browser gave it when the credential was made. */
  publicKey: Uint8Array<ArrayBuffer>
  /** COSE algorithm: -7 ES256, -257 RS256. */
  algorithm: number
}

/** Undefined where there are none, or they cannot be read: then neither PIN nor screen lock opens. */
export const readSecrets = (): Promise<LockSecrets | undefined> =>
  get<LockSecrets>(KEY).catch(() => undefined)

/** Throws where the browser keeps nothing. */
export const writeSecrets = (secrets: LockSecrets): Promise<void> => set(KEY, secrets)

/** False where the device could not store them. */
export const tryWriteSecrets = (secrets: LockSecrets): Promise<boolean> =>
  writeSecrets(secrets).then(
    () => true,
    error => {
      console.error(error)
      return false
    },
  )

export const removeSecrets = (): Promise<void> => del(KEY).catch(() => undefined)
