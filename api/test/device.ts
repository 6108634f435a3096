import { randomUUID } from 'node:crypto'
import {
  type Collection,
  type Cookie,
  type FieldValue,
  type Mutation,
  mutationHash,
  PROTOCOL_VERSION,
  type PullAnswer,
  type PushAnswer,
  pullAnswerSchema,
  pushAnswerSchema,
} from 'sync-protocol/sync'
import { bodyOf } from './answers'
import type { TestPerson } from './app'

/** What a device keeps between calls: just enough of a client to speak the protocol. */
export class TestDevice {
  readonly clientId = randomUUID()
  readonly rows = new Map<string, PullAnswer['puts'][number]>()
  cookie: Cookie | null = null
  epoch: string | null = null
  lastId = 0
  outcomesSeen = 0

  readonly person: TestPerson

  constructor(person: TestPerson) {
    this.person = person
  }

  put(
    collection: Collection,
    rowId: string,
    values: Record<string, FieldValue>,
    { at = 0, base = this.rows.get(rowId)?.version ?? 0 } = {},
  ): Mutation {
    const fields = Object.fromEntries(
      Object.entries(values).map(([name, value]): [string, [FieldValue, number]] => [
        name,
        [value, base],
      ]),
    )
    return this.#next({ at, collection, rowId, kind: 'put', fields })
  }

  remove(collection: Collection, rowId: string): Mutation {
    const baseVersion = this.rows.get(rowId)?.version ?? 0
    return this.#next({ at: 0, collection, rowId, kind: 'remove', baseVersion })
  }

  #next(content: Omit<Mutation, 'id' | 'hash'>): Mutation {
    this.lastId += 1
    return { id: this.lastId, hash: mutationHash(content), ...content }
  }

  sendPush(mutations: unknown[], overrides: object = {}): Promise<Response> {
    const { clientId, epoch } = this
    const json = { protocol: PROTOCOL_VERSION, epoch, clientId, mutations, ...overrides }
    return this.person.send('POST', '/api/sync/push', { json })
  }

  sendPull(overrides: object = {}): Promise<Response> {
    const { clientId, cookie, outcomesSeen } = this
    const json = { protocol: PROTOCOL_VERSION, cookie, clientId, outcomesSeen, ...overrides }
    return this.person.send('POST', '/api/sync/pull', { json })
  }

  async push(...mutations: Mutation[]): Promise<PushAnswer> {
    return bodyOf(await this.sendPush(mutations), pushAnswerSchema)
  }

  /** One page, folded into `rows`. */
  async pullPage(): Promise<PullAnswer> {
    const answer = await bodyOf(await this.sendPull(), pullAnswerSchema)
    if (answer.reset) this.rows.clear()
    for (const change of answer.puts) this.rows.set(change.rowId, change)
    for (const change of answer.removes) this.rows.delete(change.rowId)
    this.cookie = { epoch: answer.epoch, version: answer.version }
    this.epoch = answer.epoch
    return answer
  }

  /** All pages. */
  async pull(): Promise<PullAnswer> {
    for (;;) {
      const answer = await this.pullPage()
      if (!answer.more) return answer
    }
  }
}
