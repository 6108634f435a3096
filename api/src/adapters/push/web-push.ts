import webPush from 'web-push'
import type { SendOutcome } from '../send-outcome'
import { ClosedAddress, type Outside, type PostAnswer, pinnedPost } from './pinned-post'
import type { Push } from './push'

/** Identifies the sender to the operators of push services (RFC 8292). */
export type Vapid = { publicKey: string; privateKey: string; subject: string }

type WebPushOptions = {
  vapid: Vapid
  services?: readonly string[]
  outside?: Outside
}

/** A token is valid for twelve hours and is used for one. */
const TOKEN_USED_MS = 60 * 60_000
const TOKENS = 100

/** Web Push (RFC 8030), encrypted for the browser (RFC 8291). */
export function openWebPush({ vapid, services = [], outside }: WebPushOptions): Push {
  const known = [...PUSH_SERVICES, ...services]
  const tokenFor = createTokens(vapid)
  return {
    key: vapid.publicKey,
    accepts: endpoint => readEndpoint(endpoint, known) !== undefined,
    async send({ endpoint, keys }, { payload, ttlSeconds, topic }) {
      const url = readEndpoint(endpoint, known)
      if (!url) return { kind: 'refused', status: 0 }
      const request = build({ endpoint, keys }, payload, {
        headers: tokenFor(url.origin),
        contentEncoding: ENCODING,
        TTL: ttlSeconds,
        urgency: 'high',
        topic,
      })
      if (!request) return { kind: 'refused', status: 0 }
      try {
        return outcomeOf(await pinnedPost(url, request, outside))
      } catch (error) {
        return { kind: error instanceof ClosedAddress ? 'refused' : 'later', status: 0 }
      }
    },
  }
}

const ENCODING = 'aes128gcm'

/**
 * Signing takes longer than encrypting a message and does not depend on it, so each service gets the same
 * token for a while.
 */
function createTokens({ subject, publicKey, privateKey }: Vapid) {
  const tokens = new Map<string, { headers: { Authorization: string }; untilMs: number }>()
  return (origin: string) => {
    const kept = tokens.get(origin)
    if (kept && Date.now() < kept.untilMs) return kept.headers
    const { Authorization } = webPush.getVapidHeaders(
      ...([origin, subject, publicKey, privateKey, ENCODING] as const),
    )
    if (tokens.size >= TOKENS) tokens.clear()
    tokens.set(origin, { headers: { Authorization }, untilMs: Date.now() + TOKEN_USED_MS })
    return { Authorization }
  }
}

/** The statuses are those of RFC 8030, sections 5 and 7.3. A redirect counts as a refusal. */
function outcomeOf({ status, retryAfter }: PostAnswer): SendOutcome {
  if (status >= 200 && status < 300) return { kind: 'taken' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused', status }
  const waitMs = readRetryAfter(retryAfter)
  return { kind: 'later', status, ...(waitMs !== undefined && { waitMs }) }
}

/** Parses seconds or a date (RFC 9110, section 10.2.3). */
function readRetryAfter(text = ''): number | undefined {
  if (/^\d+$/.test(text)) return Number(text) * 1_000
  // `Date.parse` alone accepts many texts that are no date.
  const atMs = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - Date.now())
}

/**
 * The library only builds the request, because it would send it to a newly resolved address and through a
 * proxy of the environment. Returns undefined if a key is no point on the curve.
 */
function build(...given: Parameters<typeof webPush.generateRequestDetails>) {
  try {
    const { headers, body } = webPush.generateRequestDetails(...given)
    return { headers: asText(headers), body }
  } catch {
    return undefined
  }
}

const asText = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** Services of common browsers. `.push.apple.com` includes all names with this ending. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/**
 * Returns undefined for an address that nothing is sent to. Only push services with known names are allowed, over
 * https on port 443, because a client that can name an address could make our server send requests into our
 * own network.
 */
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

/** A new pair of keys for a service that sends notifications (RFC 8292). */
export const makePushKeys = (): { publicKey: string; privateKey: string } =>
  webPush.generateVAPIDKeys()
