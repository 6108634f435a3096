/**
 * Files that a phone does without until they are needed: the places for a code other than paper, until
 * there is a record on it or its owner opens them; the letters of a name that Western Europe's do not
 * write, until a page has one. From then on it keeps them, and brings along all of the same folder with
 * each release that follows.
 */
import { fetchOwn } from './own-answer'

const CACHE = 'wanted'
/** Of the release before, for a tab that still runs it. */
const OLDER = 'wanted-before'

/** From what is kept; else from the network, and kept. */
export async function wantedFile(request: Request, digest?: string): Promise<Response> {
  for (const cacheName of [CACHE, OLDER]) {
    const kept = await caches.match(request, { cacheName })
    if (kept) return kept
  }
  const answer = await fetchOwn(request, digest)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    // A full disk costs the file its place, not the person their screen.
    await cache.put(request, answer.clone()).catch(console.error)
  }
  return answer
}

/**
 * When a release is installed: takes in its wanted files of the folders of which the phone keeps any, and
 * puts those of the release before aside. A file that does not come now comes when it is wanted, only not
 * the lock's: without it a phone that is locked stays so, and the release is installed another time.
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

/** Those of these files that are not kept yet. What does not come now comes the next time. */
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
