/** Where a browser takes notifications, as it said itself (W3C Push API). */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } }

export type PushMessage = {
  /** The JSON that is shown. Its service cannot read it. */
  payload: string
  /** For how long the service keeps it for a device that is off, in seconds. */
  ttlSeconds: number
  /** At most 32 of base64url: a newer message takes the place of an older one that waits. */
  topic: string
}

/**
 * `taken`    the service has it
 * `gone`     there is no such browser any more
 * `refused`  the service does not take this message, nor will it
 * `later`    the service could not: no answer, too many, a fault of its own
 */
export type PushOutcome =
  | { kind: 'taken' | 'gone' }
  | { kind: 'refused' | 'later'; status: number; waitMs?: number }

export type Push = {
  /** For browsers: base64url of the public key. */
  key: string
  /** Whether anything would be sent there. */
  accepts(endpoint: string): boolean
  /** Never rejects. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}
