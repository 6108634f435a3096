/**
 * Only push services with known names are allowed, over https on port 443, because a client that can name an
 * address could make our server send requests into our own network.
 */
/** Services of common browsers. `.push.apple.com` includes all names with this ending. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Undefined for an address that nothing is sent to. */
export function readEndpoint(text: string, services: readonly string[]): URL | undefined {
  // `URL` removes line breaks instead of refusing them.
  if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const { protocol, port, hostname, username, password } = url
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  // An IPv4 address ends with a digit, and IPv6 has brackets.
  const isName = /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname)
  return isPlain && isName && isOf(hostname, services) ? url : undefined
}

const isOf = (hostname: string, services: readonly string[]): boolean =>
  services.some(service =>
    service.startsWith('.')
      ? hostname.endsWith(service) && hostname.length > service.length
      : hostname === service,
  )
