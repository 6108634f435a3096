/**
 * The origin of printed links. By default it is the server of this app. The build may name a different server
 * for the codes (`VITE_PUBLIC_ORIGIN`, scheme and host).
 */
export function codeOrigin(): string {
  const named: unknown = import.meta.env.VITE_PUBLIC_ORIGIN
  return typeof named === 'string' && named !== '' ? named : globalThis.location.origin
}
