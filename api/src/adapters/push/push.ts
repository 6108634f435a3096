import type { SendOutcome } from '../send-outcome'

/** A browser's push subscription, as the browser reported it (W3C Push API). */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } }

export type PushMessage = {
  /** JSON, which is encrypted so that the push service cannot read it. */
  payload: string
  ttlSeconds: number
  /** At most 32 base64url characters. A newer message replaces a waiting one with the same topic. */
  topic: string
}

export type Push = {
  /** The public key for browsers, in base64url. */
  key: string
  accepts(endpoint: string): boolean
  /** Never rejects. */
  send(target: PushTarget, message: PushMessage): Promise<SendOutcome>
}
