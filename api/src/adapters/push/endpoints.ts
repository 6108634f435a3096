/**
 * Which addresses a browser may have us send to. A client that can name one makes our server ask it from within
 * our network: only push services, by the names they are known by, over https on its own port.
 */
/** Of the browsers people use. What begins with a dot stands for all names that end so. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Undefined for what nothing is sent to. `services`: as above. */
export function readEndpoint(text: string, services: readonly string[]): URL | undefined {
  // `URL` removes line breaks instead of refusing them.
  if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const { protocol, port, hostname, username, password } = url
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  // An address in place of a name has no letters for its last label, and brackets where it is IPv6.
  const isName = /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname)
  return isPlain && isName && isOf(hostname, services) ? url : undefined
}

const isOf = (hostname: string, services: readonly string[]): boolean =>
  services.some(service =>
    service.startsWith('.')
      ? hostname.endsWith(service) && hostname.length > service.length
      : hostname === service,
  )
