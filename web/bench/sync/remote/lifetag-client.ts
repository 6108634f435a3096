import { randomUUID } from 'node:crypto'
import {
  type Cookie,
  type Mutation,
  mutationHash,
  PROTOCOL_VERSION,
  type PullAnswer,
  type PushAnswer,
} from 'sync-protocol/sync'
import type { Change } from '../rows'
import { json } from './remote'

type SessionCookie = { name: string; value: string }

/** The protocol spoken by hand: a device without a database, for what the page is not timed for. */
export class LifeTagClient {
  readonly url: string
  readonly userId: string
  readonly session: SessionCookie
  readonly #clientId = randomUUID()
  #cookie: Cookie | null = null
  #lastId = 0

  constructor(url: string, userId: string, session: SessionCookie) {
    this.url = url
    this.userId = userId
    this.session = session
  }

  /** One push of all of them. Throws unless every one is taken. */
  async push(changes: readonly Change[]): Promise<void> {
    const answer = await this.#post<PushAnswer>('push', {
      epoch: this.#cookie?.epoch ?? null,
      mutations: changes.map(change => this.#mutationOf(change)),
    })
    const refused = answer.outcomes.filter(({ status }) => status === 'rejected')
    if (refused.length > 0) throw new Error(JSON.stringify(refused[0]))
  }

  /** All pages of what is new. */
  async pull(): Promise<PullAnswer[]> {
    const pages: PullAnswer[] = []
    do {
      const page = await this.#post<PullAnswer>('pull', { cookie: this.#cookie, outcomesSeen: 0 })
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

  async #post<Answer>(call: 'push' | 'pull', body: object): Promise<Answer> {
    const { name, value } = this.session
    const envelope = { protocol: PROTOCOL_VERSION, clientId: this.#clientId, userId: this.userId }
    const answer = await fetch(`${this.url}/api/sync/${call}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: this.url,
        Cookie: `${name}=${value}`,
      },
      body: JSON.stringify({ ...envelope, ...body }),
    })
    return json<Answer>(answer)
  }
}
