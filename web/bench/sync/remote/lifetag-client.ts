import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import {
  type Cookie,
  type ExchangeAnswer,
  type ExchangeRequest,
  type Mutation,
  mutationHash,
  PROTOCOL_VERSION,
} from 'sync-protocol/sync'
import type { Change } from '../rows'
import { postJson } from './post-json'

type SessionCookie = { name: string; value: string }

/** A protocol client without a database, for work that the benchmark does not time. */
export class LifeTagClient {
  readonly url: string
  readonly userId: string
  readonly session: SessionCookie
  readonly #clientId = randomUUID()
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  #cookie: Cookie | null = null
  #lastId = 0
  #outcomesSeen = 0

  constructor(url: string, userId: string, session: SessionCookie) {
    this.url = url
    this.userId = userId
    this.session = session
  }

  /** Throws unless the server accepts every change. */
  async push(changes: readonly Change[]): Promise<void> {
    const pages = await this.#exchange(changes.map(change => this.#mutationOf(change)))
    const outcomes = pages.flatMap(page => page.outcomes)
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    if (refused.length > 0) throw new Error(JSON.stringify(refused[0]))
    this.#outcomesSeen = this.#lastId
  }

  pull(): Promise<ExchangeAnswer[]> {
    return this.#exchange([])
  }

  async #exchange(mutations: Mutation[]): Promise<ExchangeAnswer[]> {
    const pages: ExchangeAnswer[] = []
    do {
      const page = await this.#post(pages.length === 0 ? mutations : [])
      this.#cookie = { epoch: page.epoch, version: page.version }
      pages.push(page)
    } while (pages.at(-1)?.more)
    return pages
  }

  #mutationOf(change: Change): Mutation {
    const { collection, id: rowId } = change.row
    const content = { at: Date.now(), collection, rowId, ...this.#contentOf(change) }
    return { ...content, id: ++this.#lastId, hash: mutationHash(content) }
  }

  #contentOf(change: Change): Pick<Mutation, 'kind' | 'fields' | 'baseVersion'> {
    const version = this.#cookie?.version ?? 0
    if (change.kind === 'remove') return { kind: 'remove', baseVersion: version }
    const values = change.kind === 'add' ? change.row.values : change.values
    const entries = Object.entries(values).map(([name, value]): [string, [string, number]] => [
      name,
      [value, version],
    ])
    return { kind: 'put', fields: Object.fromEntries(entries) }
  }

  async #post(mutations: Mutation[]): Promise<ExchangeAnswer> {
    const { name, value } = this.session
    const request: ExchangeRequest = {
      ...{ protocol: PROTOCOL_VERSION, clientId: this.#clientId, userId: this.userId },
      ...{ cookie: this.#cookie, outcomesSeen: this.#outcomesSeen, mutations },
    }
    const headers = { Origin: this.url, Cookie: `${name}=${value}` }
    const url = `${this.url}/api/sync`
    return (await postJson<ExchangeAnswer>(url, request, headers, this.#agent)).answer
  }

  /** Closes the connection, which would otherwise stay open for the next exchange. */
  close(): void {
    this.#agent.destroy()
  }
}
