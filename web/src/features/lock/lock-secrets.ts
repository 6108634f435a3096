/**
 * The secrets are in IndexedDB, so that a counted try stays counted even if the browser is killed
 * right after it.
 */
import { del, getIfKept, set } from '../../stores/key-value'

const KEY = 'lock'

export interface LockSecrets {
  pin: StoredPin
  screenLock?: StoredCredential
}

export interface StoredPin {
  salt: Uint8Array<ArrayBuffer>
  rounds: number
  hash: Uint8Array<ArrayBuffer>
  wrongTries: number
  /** After the last free try, no try is allowed before this time. */
  nextTryAtMs: number
}

export interface StoredCredential {
  id: Uint8Array<ArrayBuffer>
  /** SubjectPublicKeyInfo, as the browser returned it when the credential was made. */
  publicKey: Uint8Array<ArrayBuffer>
  /** COSE algorithm, which is -7 for ES256 or -257 for RS256. */
  algorithm: number
}

/** Rejects if the storage fails. Without secrets, neither PIN nor screen lock opens. */
export const readSecrets = (): Promise<LockSecrets | undefined> => getIfKept<LockSecrets>(KEY)

export const writeSecrets = (secrets: LockSecrets): Promise<void> => set(KEY, secrets)

export const tryWriteSecrets = (secrets: LockSecrets): Promise<boolean> =>
  writeSecrets(secrets).then(
    () => true,
    error => {
      console.error(error)
      return false
    },
  )

export const removeSecrets = (): Promise<void> => del(KEY).catch(() => undefined)
