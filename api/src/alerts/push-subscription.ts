import { ECDH } from 'node:crypto'

type Subscription = { endpoint: string; keys: { p256dh: string } }

const UNCOMPRESSED = 4

/** Whether a browser could have said it: an address as `URL` writes it, and a point of P-256. */
export const isPushSubscription = ({ endpoint, keys }: Subscription): boolean =>
  /^[\x21-\x7e]+$/.test(endpoint) && URL.canParse(endpoint) && isPoint(keys.p256dh)

/** The library that encrypts with a key throws for any other, when there is something to send. */
function isPoint(p256dh: string): boolean {
  try {
    const point = Buffer.from(p256dh, 'base64url')
    ECDH.convertKey(point, 'prime256v1')
    return point[0] === UNCOMPRESSED
  } catch {
    return false
  }
}
