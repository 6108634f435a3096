import { randomBytes } from 'node:crypto'
import { notFound } from './api-error'

export type StripeObject = { id: string; object: string; created: number; [field: string]: unknown }

export type Kind =
  | 'customer'
  | 'product'
  | 'price'
  | 'payment_intent'
  | 'charge'
  | 'checkout.session'
  | 'subscription'
  | 'invoice'
  | 'refund'
  | 'event'

const PREFIXES: Record<Kind, string> = {
  customer: 'cus',
  product: 'prod',
  price: 'price',
  payment_intent: 'pi',
  charge: 'ch',
  'checkout.session': 'cs_test',
  subscription: 'sub',
  invoice: 'in',
  refund: 're',
  event: 'evt',
}

export type State = {
  objects: Partial<Record<Kind, Record<string, StripeObject>>>
  /** The keys are idempotency keys. */
  answers: Record<string, { asked: string; status: number; body: string }>
}

export const emptyState = (): State => ({ objects: {}, answers: {} })

/** Only this class creates and changes objects. */
export class World {
  readonly state: State
  onEvent: (event: StripeObject) => void = () => {}
  onChange: () => void = () => {}
  readonly #nowMs: () => number

  constructor(state: State, nowMs: () => number) {
    this.state = state
    this.#nowMs = nowMs
  }

  /** Stripe counts seconds. */
  now(): number {
    return Math.floor(this.#nowMs() / 1000)
  }

  newId(kind: Kind): string {
    return `${PREFIXES[kind]}_${randomBytes(12).toString('hex')}`
  }

  add<Fields extends object>(kind: Kind, fields: Fields, id = this.newId(kind)) {
    const made = { id, object: kind, created: this.now(), livemode: false, ...fields }
    const ofKind = this.state.objects[kind] ?? {}
    ofKind[id] = made
    this.state.objects[kind] = ofKind
    this.onChange()
    return made
  }

  find(kind: Kind, id: string): StripeObject | undefined {
    const ofKind = this.state.objects[kind]
    return ofKind && Object.hasOwn(ofKind, id) ? ofKind[id] : undefined
  }

  get(kind: Kind, id: string): StripeObject {
    const found = this.find(kind, id)
    if (!found) throw notFound(kind, id)
    return found
  }

  all(kind: Kind): StripeObject[] {
    return Object.values(this.state.objects[kind] ?? {}).toReversed()
  }

  change(object: StripeObject, fields: object): StripeObject {
    Object.assign(object, fields)
    this.onChange()
    return object
  }

  emit(type: string, object: StripeObject): void {
    const event = this.add('event', {
      api_version: '2026-10-28.endive',
      type,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object: structuredClone(object) },
    })
    this.onEvent(event)
  }
}

/** The schema guarantees text, so the error is a bug of the emulator. */
export function textOf(object: Record<string, unknown>, field: string): string {
  const value = object[field]
  if (typeof value !== 'string') throw new Error(`${field} is not text`)
  return value
}

export function numberOf(object: Record<string, unknown>, field: string): number {
  const value = object[field]
  if (typeof value !== 'number') throw new Error(`${field} is not a number`)
  return value
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Does not check Stripe's limits: 50 entries, names of 40 and values of 500 characters. */
export function metadataOf(params: Record<string, unknown>): Record<string, string> {
  const given = isRecord(params.metadata) ? params.metadata : {}
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
}
