/**
 * The server as the protocol describes it, in memory, for one person: it keeps rows, numbers and
 * outcomes, and merges with the protocol's own rules. Tests bend it by its fields.
 */
import type { FileAnswer } from 'sync-protocol/rest'
import {
  type Collection,
  type Cookie,
  isAhead,
  mergeMutation,
  numberAfter,
  OLDEST_PROTOCOL_VERSION,
  type Outcome,
  type PullAnswer,
  type PullRequest,
  type PushAnswer,
  type PushRequest,
  pullRequestSchema,
  pushRequestSchema,
  type RecordState,
  type SpaceEpoch,
  writeEpoch,
} from 'sync-protocol/sync'
import type { HttpFailure, Refused } from '../../http/failure'
import { fail, ok, type Result } from '../../http/result'
import { type FakeFiles, takeFile, vetoFiles } from './fake-files'
import { refusal, refuse } from './refusal'

interface StoredRow {
  collection: Collection
  rowId: string
  version: number
  record: RecordState
}

interface Client {
  lastId: number
  startId: number
  startEpoch: string
  lastPullMs: number
  aheadId: number | null
  outcomes: Map<number, { hash: string; outcome: Outcome }>
}

interface Backup {
  own: Omit<SpaceEpoch, 'server'>
  version: number
  rows: Map<string, StoredRow>
  clients: Map<string, Client>
  files: FakeFiles
}

type Sent = PushRequest['mutations'][number]

/** Why a mutation is refused although it keeps every schema; undefined lets it pass. */
type Veto = (mutation: Sent) => Outcome | undefined

export class FakeServer {
  /** The operator's. */
  epoch = 'epoch-1'
  /** Who is signed in where the requests come from; null: nobody. */
  session: string | null
  protocol = OLDEST_PROTOCOL_VERSION
  pageRows = 500
  veto: Veto = () => undefined
  /** Tombstones older than this version were swept: such a cookie starts anew. */
  oldestCookie = 0
  /** Every change it dealt with, in order: none may be there twice. */
  readonly taken: { clientId: string; hash: string }[] = []
  state: Backup = {
    own: { number: 0, tag: '' },
    version: 0,
    rows: new Map(),
    clients: new Map(),
    files: new Map(),
  }

  private tags = 0

  private readonly userId: string
  private readonly now: () => number

  constructor(userId: string, now: () => number) {
    this.userId = userId
    this.session = userId
    this.now = now
  }

  async push(body: PushRequest): Promise<Result<PushAnswer, HttpFailure>> {
    const request = pushRequestSchema.parse(body)
    const turned = this.turnAway(request.protocol, request.userId)
    if (turned) return fail(turned)
    if (request.epoch !== null && request.epoch !== this.spaceEpoch)
      return refuse(409, 'epoch_changed')

    const client = this.client(request.clientId)
    for (const { id, hash } of request.mutations) {
      if (id <= client.lastId && client.outcomes.get(id)?.hash !== hash) {
        return refuse(409, 'client_fork')
      }
    }
    const first = request.mutations[0]
    if (first && first.id > client.lastId + 1) return refuse(409, 'gap')

    const outcomes = request.mutations.map(mutation =>
      this.take(client, request.clientId, mutation),
    )
    const isChanged = [...this.state.rows.values()].some(row => row.version > this.state.version)
    if (isChanged) this.state.version++
    const { lastId } = client
    return ok({ epoch: this.spaceEpoch, lastId, version: this.state.version, outcomes })
  }

  async pull(body: PullRequest): Promise<Result<PullAnswer, HttpFailure>> {
    const { protocol, userId, clientId, cookie, outcomesSeen } = pullRequestSchema.parse(body)
    const turned = this.turnAway(protocol, userId)
    if (turned) return fail(turned)
    const client = this.client(clientId)
    for (const id of client.outcomes.keys()) if (id <= outcomesSeen) client.outcomes.delete(id)
    client.lastPullMs = this.now()
    this.noticeRestore(client, cookie, outcomesSeen)

    const isKnown =
      cookie?.epoch === this.spaceEpoch &&
      cookie.version <= this.state.version &&
      cookie.version >= this.oldestCookie
    const since = isKnown ? cookie.version : 0
    const news = [...this.state.rows.values()]
      .filter(row => row.version > since)
      .sort((a, b) => a.version - b.version)
    // A page ends between pushes, or a reader of it would see half of one.
    const last = news[this.pageRows - 1]?.version ?? this.state.version
    const page = news.filter(row => row.version <= last)
    const more = page.length < news.length
    return ok({
      reset: cookie !== null && !isKnown,
      epoch: this.spaceEpoch,
      version: more ? last : this.state.version,
      puts: page.filter(row => row.record.deletedAt === null),
      removes: page
        .filter(row => row.record.deletedAt !== null)
        .map(({ record: _gone, ...row }) => row),
      lastId: client.lastId,
      startId: client.startEpoch === this.spaceEpoch ? client.startId : client.lastId,
      outcomes: [...client.outcomes.values()].map(({ outcome }) => outcome),
      more,
    })
  }

  async sendFile(sha256: string, bytes: ArrayBuffer): Promise<Result<FileAnswer, HttpFailure>> {
    const turned = this.turnAway(this.protocol, undefined)
    return turned ? fail(turned) : takeFile(this.state.files, this.userId, sha256, bytes)
  }

  async readFile(id: string): Promise<Result<ArrayBuffer, HttpFailure>> {
    const turned = this.turnAway(this.protocol, undefined)
    if (turned) return fail(turned)
    const bytes = this.state.files.get(id)
    return bytes ? ok(bytes) : refuse(404, 'not_found')
  }

  /** The rows as a device that has everything must show them. */
  living(): StoredRow[] {
    return [...this.state.rows.values()].filter(row => row.record.deletedAt === null)
  }

  backup(): Backup {
    return structuredClone(this.state)
  }

  restore(backup: Backup): void {
    this.state = structuredClone(backup)
  }

  get spaceEpoch(): string {
    return writeEpoch({ server: this.epoch, ...this.state.own })
  }

  /** A device that is ahead of the space: its history is another one from here on. */
  private noticeRestore(client: Client, cookie: Cookie | null, outcomesSeen: number): void {
    const space = { server: this.epoch, ...this.state.own, version: this.state.version }
    const isOfThisEpoch = cookie === null || cookie.epoch === this.spaceEpoch
    const isClientAhead = isOfThisEpoch && outcomesSeen > client.lastId
    const isNews = isClientAhead && outcomesSeen !== client.aheadId
    client.aheadId = outcomesSeen > client.lastId ? outcomesSeen : null
    if (!isNews && !(cookie && isAhead(cookie, space))) return
    this.state.own = { number: numberAfter(space, cookie), tag: `tag-${++this.tags}` }
  }

  private take(client: Client, clientId: string, mutation: Sent): Outcome {
    const { id, hash } = mutation
    const stored = client.outcomes.get(id)
    if (stored) return stored.outcome
    this.taken.push({ clientId, hash })
    const current = this.state.rows.get(`${mutation.collection}/${mutation.rowId}`)?.record
    const outcome =
      this.veto(mutation) ??
      vetoFiles(this.state.files, mutation, current) ??
      this.merge(client, clientId, mutation)
    client.outcomes.set(id, { hash, outcome })
    if (client.startEpoch !== this.spaceEpoch) {
      client.startId = client.lastId
      client.startEpoch = this.spaceEpoch
    }
    client.lastId = id
    return outcome
  }

  private merge({ lastPullMs }: Client, clientId: string, mutation: Sent): Outcome {
    const { id, collection, rowId } = mutation
    const key = `${collection}/${rowId}`
    const before = this.state.rows.get(key)
    const version = this.state.version + 1
    const context = { version, clientId, userId: this.userId, nowMs: this.now(), lastPullMs }
    const merged = mergeMutation(before?.record, mutation, context)
    if (merged.status === 'rejected') {
      return { id, status: 'rejected', code: merged.code, fields: merged.fields }
    }
    const { status, record, conflicts } = merged
    if (record && record !== before?.record) {
      this.state.rows.set(key, { collection, rowId, version, record })
    }
    return { id, status, ...(conflicts.length > 0 && { conflicts }) }
  }

  private turnAway(protocol: number, userId: string | undefined): Refused | undefined {
    if (this.session === null) return refusal(401, 'unauthenticated')
    if (userId !== undefined && userId !== this.session) return refusal(409, 'wrong_user')
    return protocol < this.protocol ? refusal(426, 'upgrade_required') : undefined
  }

  private client(clientId: string): Client {
    const known = this.state.clients.get(clientId)
    if (known) return known
    const client: Client = {
      lastId: 0,
      startId: 0,
      startEpoch: '',
      lastPullMs: 0,
      aheadId: null,
      outcomes: new Map(),
    }
    this.state.clients.set(clientId, client)
    return client
  }
}
