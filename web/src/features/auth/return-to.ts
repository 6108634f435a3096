/**
 * Only a path of this origin is accepted, so the result can never lead a browser to another site (`//evil`,
 * `/\evil`, `javascript:`).
 */
export function checkedReturnTo(wanted: string | null, origin: string): string {
  const fallback = '/dashboard'
  if (!wanted?.startsWith('/')) return fallback
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null
  if (url?.origin !== origin) return fallback
  // `/.//evil` resolves to this origin, but its path alone would be read as another site.
  if (url.pathname.startsWith('//')) return fallback
  if (url.pathname === '/auth' || url.pathname.startsWith('/api/')) return fallback
  return url.pathname + url.search + url.hash
}
