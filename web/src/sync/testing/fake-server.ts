/**
 * An in-memory server for one person that follows the protocol, with the protocol's own rules for merging.
 * Tests change its behavior through its fields.
 */
import { may, type Role } from 'sync-protocol/family'
import type { FileAnswer } from 'sync-protocol/rest'
import {
  type Changes,
  type Collection,
  type Cookie,
  type ExchangeAnswer,
  type ExchangeRequest,
  exchangeRequestSchema,
  isAhead,
  isProtocolRead,
  type MergeContext,
  type Mutation,
  mergeMutation,
  numberAfter,
  type Outcome,
  PROTOCOLS_READ,
  type RecordState,
  type SpaceEpoch,
  stateHash,
  type VersionEvent,
  writeEpoch,
} from 'sync-protocol/sync'
import type { HttpFailure, Refused } from '../../http/failure'
import { fail, ok, type Result } from '../../http/result'
import type { ExchangeHead, OnRows, RowChange } from '../engine/transport'
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
  earlierStarts: [epoch: string, id: number][]
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

type MergedAs = NonNullable<ExchangeAnswer['merge']>

type Veto = (mutation: Mutation) => Outcome | undefined

export class FakeServer {
  epoch = 'epoch-1'
  session: string | null
  readonly members = new Map<string, Role>()
  protocolsRead = PROTOCOLS_READ
  pageRows = 500
  veto: Veto = () => undefined
  /** Changes the row before an ack hashes it, so that the hash differs from the phone's. */
  bendHash = (record: RecordState): RecordState => record
  /** Tombstones older than this version were removed, so an older cookie causes a reset. */
  oldestCookie = 0
  /** The settled changes in order, among which none may occur twice. */
  readonly dealtWith: { clientId: string; hash: string }[] = []
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

  betweenPages: () => void = () => {}

  /** Sends all pages as one stream, and breaks off if a page cannot follow the one before. */
  async exchange(
    body: ExchangeRequest,
    onRows: OnRows,
  ): Promise<Result<ExchangeHead, HttpFailure>> {
    const first = this.answer(body)
    if (!first.ok) return first
    const { puts, removes, more: _, ...head } = first.value
    let rows: RowChange[] = [...puts, ...removes]
    for (let page = first.value; ; ) {
      if (rows.length > 0) await onRows(structuredClone(rows))
      const { more, epoch, version } = page
      if (!more) return ok({ ...head, version })
      this.betweenPages()
      const next = this.answer({ ...body, cookie: { epoch, version }, mutations: [] })
      if (!next.ok || next.value.reset) return fail({ kind: 'not_sent', reason: 'unreachable' })
      page = next.value
      rows = [...page.puts, ...page.removes]
    }
  }

  eventSince(version: number): VersionEvent {
    const { rows } = this.readPage({ epoch: this.spaceEpoch, version })
    return {
      version: this.state.version,
      from: { epoch: this.spaceEpoch, version },
      changes: structuredClone(changesOf(rows)),
    }
  }

  private answer(body: ExchangeRequest): Result<ExchangeAnswer, HttpFailure> {
    const request = exchangeRequestSchema.parse(body)
    const { protocol, userId, actorId, clientId, mutations } = request
    const turned = this.turnAway(userId, actorId)
    if (turned) return fail(turned)
    if (!isProtocolRead(protocol, this.protocolsRead)) return refuse(426, 'upgrade_required')
    const client = this.client(clientId)
    const isRestored = this.noticeRestore(client, request)
    const isReset = isRestored || (request.cookie !== null && !this.isKnown(request.cookie))
    const fresh = isReset ? [] : mutations.filter(({ id }) => id > client.lastId)
    const refusal = isReset ? undefined : this.refuseNumbers(client, mutations)
    if (refusal) return refuse(409, refusal)

    for (const id of client.outcomes.keys()) {
      if (id <= request.outcomesSeen) client.outcomes.delete(id)
    }
    // Changes that wait behind the mutations of this exchange may be older than it.
    const { lastPullMs } = client
    if (mutations.length === 0 || isReset) client.lastPullMs = this.now()
    const page = this.readPage(isReset ? null : request.cookie)
    const before = new Map(this.state.rows)
    const merge = { version: this.state.version + 1, nowMs: this.now(), lastPullMs }
    const outcomes = isReset
      ? []
      : mutations.map(each => this.take({ clientId, actor: actorId }, client, each, merge))
    const changed = [...this.state.rows].filter(([name, row]) => before.get(name) !== row)
    if (changed.length > 0) this.state.version++

    const others = page.rows.filter(row => this.state.rows.get(nameOf(row)) === row)
    const unclear = mutations
      .filter((each, nth) => outcomes[nth]?.status === 'merged' || !fresh.includes(each))
      .map(nameOf)
    const isAcked = ([name]: [string, StoredRow]) =>
      isClear(before.get(name), request.cookie) && !unclear.includes(name)
    const acked = changed.filter(isAcked)
    const whole = changed.filter(each => !isAcked(each)).map(([, row]) => row)
    const rows = page.more ? others : [...others, ...whole]
    return ok({
      reset: isReset,
      epoch: this.spaceEpoch,
      version: page.more ? page.version : this.state.version,
      lastId: client.lastId,
      startId: client.startEpoch === this.spaceEpoch ? client.startId : client.lastId,
      ...this.earlierStarts(client),
      outcomes,
      merge: fresh.length > 0 ? merge : null,
      acks: acked.map(([, { collection, rowId, record }]) => [
        collection,
        rowId,
        stateHash(this.bendHash(record)),
      ]),
      ...changesOf(rows),
      more: page.more,
    })
  }

  async sendFile(sha256: string, bytes: ArrayBuffer): Promise<Result<FileAnswer, HttpFailure>> {
    const turned = this.turnAway(undefined)
    return turned ? fail(turned) : takeFile(this.state.files, this.userId, sha256, bytes)
  }

  async readFile(id: string): Promise<Result<ArrayBuffer, HttpFailure>> {
    const turned = this.turnAway(undefined)
    if (turned) return fail(turned)
    const bytes = this.state.files.get(id)
    return bytes ? ok(bytes) : refuse(404, 'not_found')
  }

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

  private isKnown({ epoch, version }: Cookie): boolean {
    const isOfHere = epoch === this.spaceEpoch && version <= this.state.version
    return isOfHere && version >= this.oldestCookie
  }

  /** A page ends between pushes, so that no reader sees half of one. */
  private readPage(cookie: Cookie | null): { rows: StoredRow[]; version: number; more: boolean } {
    const news = [...this.state.rows.values()]
      .filter(row => row.version > (cookie?.version ?? 0))
      .sort((a, b) => a.version - b.version)
    const last = news[this.pageRows - 1]?.version ?? this.state.version
    const rows = news.filter(row => row.version <= last)
    return { rows, version: last, more: rows.length < news.length }
  }

  private refuseNumbers(
    { lastId, outcomes }: Client,
    mutations: readonly Mutation[],
  ): 'client_fork' | 'gap' | undefined {
    const isStrange = ({ id, hash }: Mutation) => id <= lastId && outcomes.get(id)?.hash !== hash
    if (mutations.some(isStrange)) return 'client_fork'
    const [first] = mutations
    const isRun = mutations.every(({ id }, index) => id === (first?.id ?? 0) + index)
    return !isRun || (first && first.id > lastId + 1) ? 'gap' : undefined
  }

  /** Detects a device that is ahead of the space, which starts a new history. */
  private noticeRestore(
    client: Client,
    { cookie, outcomesSeen }: Pick<ExchangeRequest, 'cookie' | 'outcomesSeen'>,
  ): boolean {
    const space = { server: this.epoch, ...this.state.own, version: this.state.version }
    const isOfThisEpoch = cookie === null || cookie.epoch === this.spaceEpoch
    const isClientAhead = isOfThisEpoch && outcomesSeen > client.lastId
    const isNews = isClientAhead && outcomesSeen !== client.aheadId
    client.aheadId = outcomesSeen > client.lastId ? outcomesSeen : null
    if (!isNews && !(cookie && isAhead(cookie, space))) return false
    this.state.own = { number: numberAfter(space, cookie), tag: `tag-${++this.tags}` }
    return true
  }

  private take(
    author: { clientId: string; actor: string | undefined },
    client: Client,
    mutation: Mutation,
    at: MergedAs,
  ): Outcome {
    const { clientId, actor } = author
    const { id, hash } = mutation
    const stored = client.outcomes.get(id)
    if (stored) return stored.outcome
    this.dealtWith.push({ clientId, hash })
    const current = this.state.rows.get(nameOf(mutation))?.record
    const outcome =
      this.veto(mutation) ??
      this.vetoRole(mutation, actor) ??
      vetoFiles(this.state.files, mutation, current) ??
      this.merge(mutation, { ...at, ...author, userId: this.userId })
    client.outcomes.set(id, { hash, outcome })
    if (client.startEpoch !== this.spaceEpoch) {
      if (client.startEpoch) client.earlierStarts.push([client.startEpoch, client.startId])
      client.startId = client.lastId
      client.startEpoch = this.spaceEpoch
    }
    client.lastId = id
    return outcome
  }

  private earlierStarts(client: Client): Pick<ExchangeAnswer, 'earlierStarts'> {
    const { startEpoch, startId } = client
    const earlier = [...client.earlierStarts]
    if (startEpoch && startEpoch !== this.spaceEpoch) earlier.push([startEpoch, startId])
    return earlier.length > 0 ? { earlierStarts: earlier } : {}
  }

  private merge(mutation: Mutation, context: MergeContext): Outcome {
    const { id, collection, rowId } = mutation
    const before = this.state.rows.get(nameOf(mutation))
    const merged = mergeMutation(before?.record, mutation, context)
    if (merged.status === 'rejected') {
      return { id, status: 'rejected', code: merged.code, fields: merged.fields }
    }
    const { status, record, conflicts } = merged
    if (record && record !== before?.record) {
      const { version } = context
      this.state.rows.set(nameOf(mutation), { collection, rowId, version, record })
    }
    return { id, status, ...(conflicts.length > 0 && { conflicts }) }
  }

  private vetoRole({ id }: Mutation, actor: string | undefined): Outcome | undefined {
    const role = actor === undefined ? 'person' : (this.members.get(actor) ?? 'viewer')
    return may(role, 'edit') ? undefined : { id, status: 'rejected', code: 'role_too_low' }
  }

  private turnAway(userId: string | undefined, actorId = userId): Refused | undefined {
    if (this.session === null) return refusal(401, 'unauthenticated')
    if (actorId !== undefined && actorId !== this.session) return refusal(409, 'wrong_user')
    const isMember = actorId === userId || this.members.has(this.session)
    return isMember ? undefined : refusal(403, 'not_member')
  }

  private client(clientId: string): Client {
    const known = this.state.clients.get(clientId)
    if (known) return known
    const client: Client = {
      lastId: 0,
      startId: 0,
      startEpoch: '',
      earlierStarts: [],
      lastPullMs: 0,
      aheadId: null,
      outcomes: new Map(),
    }
    this.state.clients.set(clientId, client)
    return client
  }
}

const changesOf = (rows: readonly StoredRow[]): Changes => ({
  puts: rows.filter(row => row.record.deletedAt === null),
  removes: rows
    .filter(row => row.record.deletedAt !== null)
    .map(({ record: _gone, ...row }) => row),
})

/** Whether the client certainly has the previous row: none, or a living row that it has read. */
const isClear = (before: StoredRow | undefined, cookie: Cookie | null): boolean =>
  before === undefined ||
  (cookie !== null && before.version <= cookie.version && before.record.deletedAt === null)

const nameOf = ({ collection, rowId }: { collection: Collection; rowId: string }) =>
  `${collection}/${rowId}`
