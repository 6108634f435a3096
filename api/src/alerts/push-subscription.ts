import { ECDH } from 'node:crypto'

type Subscription = { endpoint: string; keys: { p256dh: string } }

const UNCOMPRESSED = 4

/** The endpoint must be a valid URL, and `p256dh` an uncompressed point of P-256. */
export const isPushSubscription = ({ endpoint, keys }: Subscription): boolean =>
  /^[\x21-\x7e]+$/.test(endpoint) && URL.canParse(endpoint) && isPoint(keys.p256dh)

/** The library would throw for an invalid key only when a message is sent. */
function isPoint(p256dh: string): boolean {
  try {
    const point = Buffer.from(p256dh, 'base64url')
    ECDH.convertKey(point, 'prime256v1')
    return point[0] === UNCOMPRESSED
  } catch {
    return false
  }
}
