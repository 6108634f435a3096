/**
 * A tab that stays open during an update continues with its own release. Its screens come from this cache,
 * because the new worker no longer has them.
 */
import { fetchOwn } from './own-answer'

const CACHE = 'last-release'

/** Runs before the new worker takes over and its own files replace the older ones. */
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

export async function fromLastRelease(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetchOwn(request)
}

/** Names of assets change with their content, so no two releases use one name for different files. */
export const isAsset = (url: string): boolean => new URL(url).pathname.startsWith('/assets/')
