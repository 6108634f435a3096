/**
 * A tab that stays open over an update goes on with the release it was opened with: its screens come
 * from here when the new worker's own files no longer have them. One release back, and no further.
 */
import { fetchOwn } from './own-answer'

const CACHE = 'last-release'

/** Before the new worker takes over, and its own files push out the older ones. */
export async function keepLastRelease(precacheName: string, isOfThis: (url: string) => boolean) {
  const precache = await caches.open(precacheName)
  const older = (await precache.keys()).filter(({ url }) => isAsset(url) && !isOfThis(url))
  if (older.length === 0) return
  await caches.delete(CACHE)
  const kept = await caches.open(CACHE)
  for (const request of older) {
    const answer = await precache.match(request)
    if (answer) await kept.put(request, answer)
  }
}

/** What a tab of an older release asks for and this release does not have. */
export async function fromLastRelease(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetchOwn(request)
}

/** Files whose names change with their content: two releases never mean different ones by one name. */
export const isAsset = (url: string): boolean => new URL(url).pathname.startsWith('/assets/')
