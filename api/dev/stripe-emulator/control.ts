import { endSubscription, renewSubscription } from './api/subscriptions'
import { invalid } from './api-error'
import type { Delivery, Webhooks } from './webhooks'
import type { World } from './world'

type LoggedRequest = { method: string; path: string; body: string; key: string | null }

/**
 * `after` means that the request takes effect and only its answer is lost. A status of 4xx is a refusal with
 * Stripe's `code`.
 */
export type Fault = {
  status: number
  when: 'before' | 'after'
  times: number
  path?: string
  code?: string
}

/** Over HTTP each method is `POST /_control/<name>` with JSON. */
export class Control {
  readonly requests: LoggedRequest[] = []
  readonly faults: Fault[] = []
  readonly #world: World
  readonly #webhooks: Webhooks

  constructor(world: World, webhooks: Webhooks) {
    this.#world = world
    this.#webhooks = webhooks
  }

  fail(fault: Fault): void {
    this.faults.push({ ...fault })
  }

  hold(isHolding: boolean): void {
    this.#webhooks.hold(isHolding)
  }

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

  /** Other held events stay held. */
  async deliver(eventIds: string[], delivery: Delivery = {}): Promise<number[]> {
    const statuses: number[] = []
    for (const id of eventIds) statuses.push(await this.#webhooks.send(id, delivery))
    return statuses
  }

  duplicate(eventId: string, times: number): Promise<number[]> {
    return Promise.all(Array.from({ length: times }, () => this.#webhooks.send(eventId)))
  }

  idle(): Promise<void> {
    return this.#webhooks.idle()
  }

  renew(subscriptionId: string, isPaid = true): void {
    renewSubscription(this.#world, this.#world.get('subscription', subscriptionId), isPaid)
  }

  /** Stripe does this to a subscription that stays unpaid for 23 hours. */
  expire(subscriptionId: string): void {
    endSubscription(this.#world, this.#world.get('subscription', subscriptionId))
  }

  takeFault(path: string): Fault | undefined {
    const fault = this.faults.find(each => each.times > 0 && (!each.path || each.path === path))
    if (fault) fault.times -= 1
    return fault
  }
}

export async function serveControl(control: Control, name: string, body: string): Promise<unknown> {
  // A wrong request fails its test, so it is not validated.
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
