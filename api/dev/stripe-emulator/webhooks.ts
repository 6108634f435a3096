import { createHmac } from 'node:crypto'
import type { StripeObject, World } from './world'

/** How a delivery differs from an ordinary one; for tests that send what no honest sender would. */
export type Delivery = {
  /** Moves the time in the signature. */
  ageSeconds?: number
  /** Signs with another secret. */
  secret?: string
  /** Signs one spelling of the JSON and sends another. */
  reserialise?: boolean
  /** Claims the other mode. */
  livemode?: boolean
}

const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 60_000]

/** Sends each event as it happens, signed, and again while nobody takes it; or holds it back. */
export class Webhooks {
  #isHolding = false
  /** Events that were made while holding, oldest first. */
  readonly held: string[] = []
  /** The answers to what was sent, by event. */
  readonly answers: Record<string, number[]> = {}
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #world: World
  readonly #target: { url: string; secret: string }
  readonly #running = new Set<Promise<unknown>>()

  constructor(world: World, target: { url: string; secret: string }) {
    this.#world = world
    this.#target = target
  }

  hold(isHolding: boolean): void {
    this.#isHolding = isHolding
    if (!isHolding) for (const id of this.held.splice(0)) this.#sendUntilAccepted(id)
  }

  /** To be called for each event. */
  take(event: StripeObject): void {
    if (this.#isHolding) this.held.push(event.id)
    else this.#sendUntilAccepted(event.id)
  }

  /** Sends once, now; answers the status, or 0 where nobody listened. */
  async send(eventId: string, delivery: Delivery = {}): Promise<number> {
    const event = this.#world.get('event', eventId)
    const sent = delivery.livemode === undefined ? event : { ...event, livemode: delivery.livemode }
    const signed = JSON.stringify(sent)
    const body = delivery.reserialise ? JSON.stringify(sent, null, 2) : signed
    const at = this.#world.now() - (delivery.ageSeconds ?? 0)
    const signature = createHmac('sha256', delivery.secret ?? this.#target.secret)
      .update(`${at}.${signed}`)
      .digest('hex')
    const status = await fetch(this.#target.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Stripe-Signature': `t=${at},v1=${signature}`,
      },
      body,
    }).then(
      answer => answer.status,
      () => 0,
    )
    this.answers[eventId] = [...(this.answers[eventId] ?? []), status]
    return status
  }

  /** Resolves when nothing is on its way. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #sendUntilAccepted(eventId: string, tries = 0): void {
    const running = this.send(eventId).then(status => {
      const waitMs = RETRY_MS[tries]
      if ((status >= 200 && status < 300) || waitMs === undefined) return
      const timer = setTimeout(() => {
        this.#timers.delete(timer)
        this.#sendUntilAccepted(eventId, tries + 1)
      }, waitMs)
      timer.unref()
      this.#timers.add(timer)
    })
    this.#running.add(running)
    void running.finally(() => this.#running.delete(running))
  }
}
