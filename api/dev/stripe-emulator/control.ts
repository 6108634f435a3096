import { endSubscription, renewSubscription } from './api/subscriptions'
import { invalid } from './api-error'
import type { Delivery, Webhooks } from './webhooks'
import type { World } from './world'

export type LoggedRequest = { method: string; path: string; body: string; key: string | null }

/**
 * `before`: nothing happens. `after`: it happens, and the answer is lost. A status of 4xx is a refusal,
 * for which `code` is Stripe's word.
 */
export type Fault = {
  status: number
  when: 'before' | 'after'
  times: number
  path?: string
  code?: string
}

/** What a test may do to the emulator; over HTTP as `POST /_control/<name>` with JSON. */
export class Control {
  /** Every API request, oldest first. */
  readonly requests: LoggedRequest[] = []
  readonly faults: Fault[] = []
  readonly #world: World
  readonly #webhooks: Webhooks

  constructor(world: World, webhooks: Webhooks) {
    this.#world = world
    this.#webhooks = webhooks
  }

  /** The next requests (to that path, where it is given) fail. */
  fail(fault: Fault): void {
    this.faults.push({ ...fault })
  }

  /** Holds events back, or lets go of them in their order. */
  hold(isHolding: boolean): void {
    this.#webhooks.hold(isHolding)
  }

  /** Events so far, oldest first. */
  events(type?: string): { id: string; type: string; answers: number[] }[] {
    return this.#world
      .all('event')
      .toReversed()
      .map(event => ({
        id: event.id,
        type: String(event.type),
        answers: this.#webhooks.answers[event.id] ?? [],
      }))
      .filter(event => type === undefined || event.type === type)
  }

  /** Sends events now, one after the other in this order; held ones stay held. */
  async deliver(eventIds: string[], delivery: Delivery = {}): Promise<number[]> {
    const statuses: number[] = []
    for (const id of eventIds) statuses.push(await this.#webhooks.send(id, delivery))
    return statuses
  }

  /** Sends one event so many times at once. */
  duplicate(eventId: string, times: number): Promise<number[]> {
    return Promise.all(Array.from({ length: times }, () => this.#webhooks.send(eventId)))
  }

  idle(): Promise<void> {
    return this.#webhooks.idle()
  }

  /** A month goes by for a subscription. */
  renew(subscriptionId: string, isPaid = true): void {
    renewSubscription(this.#world, this.#world.get('subscription', subscriptionId), isPaid)
  }

  /** What Stripe does to a subscription that stays unpaid for 23 hours. */
  expire(subscriptionId: string): void {
    endSubscription(this.#world, this.#world.get('subscription', subscriptionId))
  }

  /** Undefined, or what the next request to this path has to suffer. */
  takeFault(path: string): Fault | undefined {
    const fault = this.faults.find(each => each.times > 0 && (!each.path || each.path === path))
    if (fault) fault.times -= 1
    return fault
  }
}

/** The same over HTTP, for tests in a process of their own. */
export async function serveControl(control: Control, name: string, body: string): Promise<unknown> {
  // A test's own words: it knows what it sends, and a wrong one fails it.
  const asked = body === '' ? {} : JSON.parse(body)
  switch (name) {
    case 'requests':
      return control.requests
    case 'events':
      return control.events(asked.type)
    case 'hold':
      return control.hold(asked.isHolding)
    case 'fail':
      return control.fail(asked)
    case 'deliver':
      return control.deliver(asked.eventIds, asked.delivery)
    case 'duplicate':
      return control.duplicate(asked.eventId, asked.times)
    case 'renew':
      return control.renew(asked.subscriptionId, asked.isPaid)
    case 'expire':
      return control.expire(asked.subscriptionId)
    case 'idle':
      return control.idle()
    default:
      throw invalid(`No such control: ${name}`)
  }
}
