/**
 * Drops addresses that a browser could read as another site (`//host`, `/\host`, a scheme, control
 * characters) and calls of the API.
 */
export function checkReturnTo(given: string | undefined, publicOrigin: string): string {
  if (!given?.startsWith('/') || given.length > 2_000) return '/'
  if (!URL.canParse(given, publicOrigin)) return '/'
  const { origin, pathname, search, hash } = new URL(given, publicOrigin)
  if (origin !== publicOrigin || pathname.startsWith('//')) return '/'
  if (/^\/(api|auth)(\/|$)/.test(pathname)) return '/'
  return pathname + search + hash
}
