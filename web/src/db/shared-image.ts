/**
 * A picture that another app shared. It never leaves the device, and a newer picture replaces an older one.
 */
const CACHE = 'shared-image'
const ADDRESS = '/shared-image'

/** In bytes. No camera picture is this large, and larger files are refused unread. */
const BYTES_MAX = 40_000_000

export async function keepSharedImage(file: unknown): Promise<boolean> {
  await caches.delete(CACHE)
  if (!(file instanceof Blob) || !file.type.startsWith('image/')) return false
  if (file.size === 0 || file.size > BYTES_MAX) return false
  const cache = await caches.open(CACHE)
  await cache.put(ADDRESS, new Response(file, { headers: { 'Content-Type': file.type } }))
  return true
}

export async function takeSharedImage(): Promise<Blob | undefined> {
  if (!('caches' in globalThis)) return undefined // A page without a secure origin has no caches.
  const answer = await caches.match(ADDRESS, { cacheName: CACHE })
  const image = await answer?.blob()
  await caches.delete(CACHE)
  return image
}
