/**
 * The worker stores the phone's own languages, and all others later when idle. Without labels a page is in
 * English and never blank.
 */
import { addLabels, hasLabels, type Labels, type Locale } from 'sync-protocol/card'
import { underWorker } from './under-worker'

/**
 * File names by language from the build (web/dev/build/label-files.ts). Without a build, all labels are
 * there.
 */
declare const __LABEL_FILES__: Partial<Record<Locale, string>>
const FILES = typeof __LABEL_FILES__ === 'undefined' ? {} : __LABEL_FILES__

/** The worker passes `find`, which only looks in the caches: its page must not wait for the network. */
export async function loadLabels(
  locale: Locale,
  find: (file: string) => Promise<Response | undefined> = file => fetch(file),
): Promise<boolean> {
  const file = FILES[locale]
  if (hasLabels(locale) || file === undefined) return hasLabels(locale)
  try {
    const response = await find(file)
    // The build made this file from exactly this type.
    if (response?.ok) addLabels(locale, (await response.json()) as Labels)
  } catch {
    // No connection, or an update removed the file. English is used then.
  }
  return hasLabels(locale)
}

/**
 * Lets the worker store the labels of all languages, because a responder may read none of this phone's
 * languages and have no connection.
 */
export async function keepAllLabels(): Promise<void> {
  await underWorker()
  const keep = async (file: string) => (await caches.match(file)) ?? fetch(file)
  await Promise.allSettled(Object.values(FILES).map(keep))
}
