/**
 * The uses of a code other than on paper arrive once the phone has a record, or its owner opens them. Fonts
 * for characters beyond Western Europe arrive once a page shows one. From then on, the phone fetches all
 * files of the same folder with each release.
 */
import { fetchOwn } from './own-answer'

const CACHE = 'wanted'
/** Files of the previous release, for a tab that still runs it. */
const OLDER = 'wanted-before'

export async function wantedFile(request: Request, digest?: string): Promise<Response> {
  for (const cacheName of [CACHE, OLDER]) {
    const kept = await caches.match(request, { cacheName })
    if (kept) return kept
  }
  const answer = await fetchOwn(request, digest)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    // A full disk must not prevent the answer, so the file is just not stored.
    await cache.put(request, answer.clone()).catch(console.error)
  }
  return answer
}

/**
 * Runs during the installation of a release. A file that fails now is fetched on demand. The exception is the
 * lock's file, because a locked phone could not be opened without it. The installation then fails and is
 * repeated.
 */
export async function keepWanted(
  urls: readonly string[],
  digests?: ReadonlyMap<string, string>,
): Promise<void> {
  const cache = await caches.open(CACHE)
  const kept = await cache.keys()
  if (kept.length === 0) return
  const folders = new Set(kept.map(({ url }) => folderOf(url)))
  const followed = urls.filter(url => folders.has(folderOf(url)))
  const locks = followed.filter(isLock)
  await fetchWanted(locks, digests)
  for (const url of locks)
    if (!(await cache.match(new Request(url)))) throw new Error(`Not kept: ${url}`)
  const wanted = new Set(urls)
  const older = kept.filter(({ url }) => !wanted.has(url))
  if (older.length > 0) {
    await caches.delete(OLDER)
    const before = await caches.open(OLDER)
    for (const request of older) {
      const answer = await cache.match(request)
      if (answer) await before.put(request, answer)
      await cache.delete(request)
    }
  }
  await fetchWanted(followed, digests)
}

/** Failed files are fetched the next time. */
export async function fetchWanted(
  urls: readonly string[],
  digests?: ReadonlyMap<string, string>,
): Promise<void> {
  const cache = await caches.open(CACHE)
  const known = new Set((await cache.keys()).map(({ url }) => url))
  const missing = urls.filter(url => !known.has(url))
  await Promise.allSettled(missing.map(url => wantedFile(new Request(url), digests?.get(url))))
}

const isLock = (url: string): boolean => url.includes('/wanted/lock/')
const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/'))
