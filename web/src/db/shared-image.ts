/**
 * A picture that another app shared with this one, on its way from the worker, which takes it in, to
 * the scanner, which reads it. It never leaves the device; one at a time, and the newest counts.
 */
const CACHE = 'shared-image'
const ADDRESS = '/shared-image'

/** What no camera's picture reaches: more is refused before it is read. */
const BYTES_MAX = 40_000_000

/** False where it is no picture that the scanner could read. */
export async function keepSharedImage(file: unknown): Promise<boolean> {
  await caches.delete(CACHE)
  if (!(file instanceof Blob) || !file.type.startsWith('image/')) return false
  if (file.size === 0 || file.size > BYTES_MAX) return false
  const cache = await caches.open(CACHE)
  await cache.put(ADDRESS, new Response(file, { headers: { 'Content-Type': file.type } }))
  return true
}

/** Once: it is gone from the device with this. Undefined where none was shared. */
export async function takeSharedImage(): Promise<Blob | undefined> {
  if (!('caches' in globalThis)) return undefined // a page without a secure origin
  const answer = await caches.match(ADDRESS, { cacheName: CACHE })
  const image = await answer?.blob()
  await caches.delete(CACHE)
  return image
}
