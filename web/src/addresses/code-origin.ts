/** The build may name a different server for printed links (`VITE_PUBLIC_ORIGIN`, scheme and host). */
export function codeOrigin(): string {
  const named: unknown = import.meta.env.VITE_PUBLIC_ORIGIN
  return typeof named === 'string' && named !== '' ? named : globalThis.location.origin
}
