import { ignoreStorageFault } from '../../stores/storage-fault'
import {
  BACKGROUND_MINUTES,
  type BackgroundMinutes,
  removeLockNote,
  writeLockNote,
} from './lock-note'
import { readSecrets, removeSecrets, tryWriteSecrets } from './lock-secrets'
import { hashPin } from './pin'
import { dropScreenLock } from './screen-lock'
import { beginWatch, endWatch } from './watch'

export const asMinutes = (text: string): BackgroundMinutes =>
  BACKGROUND_MINUTES.find(minutes => String(minutes) === text) ?? 0

/** `not_kept`: the browser could not store the lock. `no_script`: the phone could not cache this script. */
export type SetFault = 'not_kept' | 'no_script'

/**
 * Stores the secrets before the note, so that a tab that dies in between leaves no lock without secrets.
 */
export async function setLock(
  pin: string,
  afterMinutes: BackgroundMinutes,
): Promise<SetFault | undefined> {
  if (!(await isScriptKept())) return 'no_script'
  const before = await readSecrets()
  if (!(await tryWriteSecrets({ ...before, pin: await hashPin(pin) }))) return 'not_kept'
  if (!changeAfter(afterMinutes)) {
    // The earlier lock still has a note, and without its secrets nothing would open it.
    await (before ? tryWriteSecrets(before) : removeSecrets())
    return 'not_kept'
  }
  beginWatch()
  return undefined
}

export const changeAfter = (afterMinutes: BackgroundMinutes): boolean =>
  writeLockNote({ afterMinutes, isClosed: false, seenAtMs: Date.now() })

/**
 * Removes the note first, so that a tab that dies in between leaves only secrets, which the next
 * lock replaces.
 */
export async function removeLock(): Promise<void> {
  removeLockNote()
  const secrets = await readSecrets().catch(ignoreStorageFault)
  await removeSecrets()
  endWatch()
  if (secrets?.screenLock) await dropScreenLock(secrets.screenLock)
}

/**
 * Without this script a locked phone stays closed, so the script must be available offline if there is
 * a service worker.
 */
async function isScriptKept(): Promise<boolean> {
  const controller = navigator.serviceWorker?.controller
  if (!controller || !import.meta.env.PROD) return true
  // The worker caches files that the page requests (sw/wanted-files.ts).
  await fetch(import.meta.url).catch(() => undefined)
  return (await caches.match(import.meta.url)) !== undefined
}
