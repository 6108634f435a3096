/**
 * Where printed links lead: to the server this app came from, unless the build names another
 * (`VITE_PUBLIC_ORIGIN`, scheme and host) because the app is served elsewhere than the codes.
 */
export function codeOrigin(): string {
  const named: unknown = import.meta.env.VITE_PUBLIC_ORIGIN
  return typeof named === 'string' && named !== '' ? named : globalThis.location.origin
}
