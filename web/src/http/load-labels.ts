/**
 * The labels of the responder's pages in a language: those of the phone's own languages are kept by the
 * worker, those of others once nothing else is to be done. Without them a page is in English, never blank.
 */
import { hasLabels, type Labels, type Locale, learnLabels } from 'sync-protocol/card'

/** By language, as the build put them (web/dev/build/label-files.ts); where nothing is built, all are there. */
declare const __LABEL_FILES__: Partial<Record<Locale, string>>
const FILES = typeof __LABEL_FILES__ === 'undefined' ? {} : __LABEL_FILES__

/** Whether they are there now. `find`: where the worker looks first, which its own requests pass by. */
export async function loadLabels(
  locale: Locale,
  find: (file: string) => Promise<Response | undefined> = async () => undefined,
): Promise<boolean> {
  const file = FILES[locale]
  if (hasLabels(locale) || file === undefined) return hasLabels(locale)
  try {
    const response = (await find(file)) ?? (await fetch(file))
    // Our own file, made of this very type by the build.
    if (response.ok) learnLabels(locale, (await response.json()) as Labels)
  } catch {
    // No connection, or a release took the file away: as if it did not exist.
  }
  return hasLabels(locale)
}

/**
 * Has the worker keep the labels of all languages, as somebody who reads no language of this phone may need
 * its page with no connection. What does not come now comes the next time.
 */
export async function keepAllLabels(): Promise<void> {
  await underWorker()
  const keep = async (file: string) => (await caches.match(file)) ?? fetch(file)
  await Promise.allSettled(Object.values(FILES).map(keep))
}

async function underWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  await new Promise(done => {
    serviceWorker.addEventListener('controllerchange', done, { once: true })
  })
}
