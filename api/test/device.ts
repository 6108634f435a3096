import { randomUUID } from 'node:crypto'
import {
  type Changes,
  type Collection,
  type Cookie,
  type ExchangeAnswer,
  exchangeAnswerSchema,
  type FieldValue,
  type Mutation,
  mutationHash,
  PROTOCOL_VERSION,
  rowOfAck,
} from 'sync-protocol/sync'
import { bodyOf } from './answers'
import type { TestPerson } from './app'

export const NUTS = { allergen: 'Nuts', severity: 'Severe' }

/** The rows that another device of the same person gets. */
export async function rowsOnServer({ person }: TestDevice): Promise<TestDevice['rows']> {
  const reader = new TestDevice(person)
  await reader.exchange()
  return reader.rows
}

/** Just enough of a client to speak the protocol. */
export class TestDevice {
  readonly clientId = randomUUID()
  readonly rows = new Map<string, Changes['puts'][number]>()
  cookie: Cookie | null = null
  lastId = 0
  outcomesSeen = 0
  protocol: number = PROTOCOL_VERSION

  readonly person: TestPerson

  get epoch(): string | null {
    return this.cookie?.epoch ?? null
  }

  constructor(person: TestPerson) {
    this.person = person
  }

  put(
    collection: Collection,
    rowId: string,
    values: Record<string, FieldValue>,
    { at = 0, base = this.row(collection, rowId)?.version ?? 0 } = {},
  ): Mutation {
    const fields = Object.fromEntries(
      Object.entries(values).map(([name, value]): [string, [FieldValue, number]] => [
        name,
        [value, base],
      ]),
    )
    return this.#next({ at, collection, rowId, kind: 'put', fields })
  }

  addAllergy(rowId: string = randomUUID()): Mutation {
    return this.put('allergies', rowId, NUTS)
  }

  row(collection: Collection, rowId: string): Changes['puts'][number] | undefined {
    return this.rows.get(keyOf(collection, rowId))
  }

  remove(collection: Collection, rowId: string): Mutation {
    const baseVersion = this.row(collection, rowId)?.version ?? 0
    return this.#next({ at: 0, collection, rowId, kind: 'remove', baseVersion })
  }

  #next(content: Omit<Mutation, 'id' | 'hash'>): Mutation {
    this.lastId += 1
    return { id: this.lastId, hash: mutationHash(content), ...content }
  }

  push(...mutations: Mutation[]): Promise<ExchangeAnswer> {
    return this.exchangePage(mutations)
  }

  /** Applies one page to `rows`. */
  async pullPage(): Promise<ExchangeAnswer> {
    const answer = await this.exchangePage()
    this.keep([], [answer])
    return answer
  }

  async pull(): Promise<ExchangeAnswer> {
    for (;;) {
      const answer = await this.pullPage()
      if (!answer.more) return answer
    }
  }

  sendExchange(mutations: unknown[] = [], overrides: object = {}): Promise<Response> {
    const { clientId, cookie, outcomesSeen, protocol } = this
    const envelope = { protocol, cookie, clientId, outcomesSeen }
    const json = { ...envelope, mutations, ...overrides }
    return this.person.send('POST', '/api/sync', { json })
  }

  async exchangePage(
    mutations: Mutation[] = [],
    cookie: Cookie | null = this.cookie,
  ): Promise<ExchangeAnswer> {
    return bodyOf(await this.sendExchange(mutations, { cookie }), exchangeAnswerSchema)
  }

  /** Applies all pages to `rows` and returns the first. */
  async exchange(...mutations: Mutation[]): Promise<ExchangeAnswer> {
    const first = await this.exchangePage(mutations)
    const pages = [first]
    for (let last = first; last.more; pages.push(last)) {
      last = await this.exchangePage([], { epoch: last.epoch, version: last.version })
    }
    this.keep(mutations, pages)
    return first
  }

  keep(mutations: readonly Mutation[], pages: readonly ExchangeAnswer[]): void {
    for (const answer of pages) {
      if (answer.reset) this.rows.clear()
      this.#keepAcks(mutations, answer)
      this.keepChanges(answer)
      this.cookie = { epoch: answer.epoch, version: answer.version }
    }
  }

  keepChanges({ puts, removes }: Changes): void {
    for (const change of puts) this.rows.set(keyOf(change.collection, change.rowId), change)
    for (const { collection, rowId } of removes) this.rows.delete(keyOf(collection, rowId))
  }

  /** Throws if a row differs from the server's. */
  #keepAcks(mutations: readonly Mutation[], { acks, merge, outcomes }: ExchangeAnswer): void {
    const refused = outcomes.filter(each => each.status === 'rejected').map(({ id }) => id)
    const accepted = mutations.filter(({ id }) => !refused.includes(id))
    for (const ack of acks) {
      const [collection, rowId] = ack
      if (!merge) throw new Error('acks without a merge')
      const record = rowOfAck(
        ack,
        this.row(collection, rowId)?.record,
        accepted.filter(each => each.collection === collection && each.rowId === rowId),
        { ...merge, clientId: this.clientId, userId: this.person.id },
      )
      if (!record) throw new Error(`${collection}/${rowId} is not what the server says`)
      const { version } = merge
      const key = keyOf(collection, rowId)
      if (record.deletedAt === null) this.rows.set(key, { collection, rowId, version, record })
      else this.rows.delete(key)
    }
  }
}

/** The account and the profile have the same row id. */
const keyOf = (collection: Collection, rowId: string): string =>
  collection === 'profile' ? 'profile' : rowId
