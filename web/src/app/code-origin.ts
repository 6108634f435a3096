/**
 * The origin of printed links. It is the server of this app, unless the build names another one
 * (`VITE_PUBLIC_ORIGIN`, scheme and host) because the codes are served elsewhere.
 */
export function codeOrigin(): string {
  const named: unknown = import.meta.env.VITE_PUBLIC_ORIGIN
  return typeof named === 'string' && named !== '' ? named : globalThis.location.origin
}
