import { createHmac } from 'node:crypto'
import type { StripeObject, World } from './world'

/** Deliveries that no honest sender makes. */
export type Delivery = {
  ageSeconds?: number
  secret?: string
  /** The signature is for another serialization of the JSON. */
  reserialise?: boolean
  livemode?: boolean
}

const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 60_000]

/** Events are signed, sent when they happen and repeated until they are accepted. */
export class Webhooks {
  #isHolding = false
  readonly held: string[] = []
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

  take(event: StripeObject): void {
    if (this.#isHolding) this.held.push(event.id)
    else this.#sendUntilAccepted(event.id)
  }

  /** Returns the status, or 0 if there was no answer. */
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
