import {
  BACKGROUND_MINUTES,
  type BackgroundMinutes,
  removeLockNote,
  writeLockNote,
} from './lock-note'
import { readSecrets, removeSecrets, type StoredCredential, writeSecrets } from './lock-secrets'
import { hashPin } from './pin'
import { dropScreenLock } from './screen-lock'
import { beginWatch, endWatch } from './watch'

/** In words, for a choice and for what is set. */
export const AFTER_WORDS: Readonly<Record<BackgroundMinutes, string>> = {
  0: '0 min',
  1: '1 min',
  5: '5 min',
  15: '15 min',
}

export const asMinutes = (text: string): BackgroundMinutes =>
  BACKGROUND_MINUTES.find(minutes => String(minutes) === text) ?? 0

/** `not_kept`: the browser keeps no data. `no_script`: the phone could not keep what asks. */
export type SetFault = 'not_kept' | 'no_script'

/**
 * Sets the lock, or another PIN. First what opens it, then that there is one: a tab that dies in between
 * leaves no lock that nothing opens.
 */
export async function setLock(
  pin: string,
  afterMinutes: BackgroundMinutes,
  screenLock: StoredCredential | undefined,
): Promise<SetFault | undefined> {
  if (!(await isScriptKept())) return 'no_script'
  try {
    await writeSecrets({ pin: await hashPin(pin), ...(screenLock && { screenLock }) })
  } catch {
    return 'not_kept'
  }
  if (!changeAfter(afterMinutes)) {
    await removeSecrets()
    return 'not_kept'
  }
  beginWatch()
  return undefined
}

/** Another time in the background; false where it could not be noted. */
export const changeAfter = (afterMinutes: BackgroundMinutes): boolean =>
  writeLockNote({ afterMinutes, isClosed: false, seenAtMs: Date.now() })

/** First the note: a tab that dies in between leaves secrets of no lock, which the next one replaces. */
export async function removeLock(): Promise<void> {
  removeLockNote()
  const secrets = await readSecrets()
  await removeSecrets()
  endWatch()
  if (secrets?.screenLock) await dropScreenLock(secrets.screenLock)
}

/**
 * Without this script a phone with a lock stays closed: it must be there with no connection, too. A page
 * that no worker serves needs the server for everything.
 */
async function isScriptKept(): Promise<boolean> {
  const controller = navigator.serviceWorker?.controller
  if (!controller || !import.meta.env.PROD) return true
  // The worker keeps what is asked for from the page (sw/wanted-files.ts).
  await fetch(import.meta.url).catch(() => undefined)
  return (await caches.match(import.meta.url)) !== undefined
}
