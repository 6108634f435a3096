import { type Cookie, type PullAnswer, type PullRequest, writeEpoch } from 'sync-protocol/sync'
import type { Database, Tx } from '../../db/database'
import { AppError } from '../../http/app-error'
import type { Records, StoredRecord } from '../../records/records'
import { selectRecordsBetween } from '../../records/records.sql'
import { proofOfRestore, settledClaim, startNewHistory } from './notice-restore'
import {
  measurePushes,
  noteClientPulls,
  noteStart,
  openClient,
  readSpace,
  type Space,
  selectOutcomes,
} from './sync.sql'

type Deps = { database: Database; records: Records; now: () => Date }

/** From when on a page is full. */
export type PageSize = { rows: number; bytes: number }
const PAGE: PageSize = { rows: 500, bytes: 512 * 1024 }
const OUTCOMES_PER_PULL = 1_000

/** What changed since the cookie, all of it as of one moment, one page at a time. */
export async function pull(
  { database, records, now }: Deps,
  userId: string,
  request: PullRequest,
  pageSize: PageSize = PAGE,
): Promise<PullAnswer> {
  const { clientId, cookie, outcomesSeen } = request
  const { seen, isRestored } = await database.transaction(userId, async tx => {
    const client = await openClient(tx, userId, clientId)
    if (!client) throw new AppError('wrong_user')
    // A client that claims to have seen what was never said has come from another server.
    const seen = Math.min(outcomesSeen, client.lastId)
    const aheadId = settledClaim(request, client)
    const [space] = await Promise.all([
      readSpace(tx, userId, clientId),
      noteClientPulls(tx, userId, clientId, { at: now(), seen, aheadId }),
    ])
    const proof = proofOfRestore(request, client, space)
    return { seen, isRestored: proof !== null }
  })

  if (isRestored) await startNewHistory({ database, records }, userId, request)

  const { answer, space, start } = await database.snapshot(userId, async tx => {
    const space = await readSpace(tx, userId, clientId)
    const start = startOf(cookie, space)
    const page = await measurePage(tx, userId, start, space, pageSize)
    const [rows, outcomes] = await Promise.all([
      selectRecordsBetween(tx, userId, start.after, page.upTo),
      selectOutcomes(tx, userId, clientId, seen + 1, seen + OUTCOMES_PER_PULL),
    ])
    const answer: PullAnswer = {
      reset: start.kind === 'reset',
      epoch: writeEpoch(space.epoch),
      version: page.upTo,
      ...asChanges(await records.unseal(tx, userId, rows)),
      lastId: space.lastId,
      startId: space.startId,
      outcomes: outcomes.map(({ outcome }) => outcome),
      more: page.more,
    }
    return { answer, space, start }
  })
  const startingAt = answer.more && start.kind !== 'changes' ? answer.version : null
  if (startingAt !== space.startingAt) {
    await database.transaction(userId, tx => noteStart(tx, userId, clientId, startingAt))
  }
  return answer
}

/**
 * Where a page begins, and why there. A cookie is of no use when it is of another epoch, ahead of
 * the space (the server was restored), or older than what is remembered of deletions, unless it is
 * merely the next page of a start from nothing.
 */
interface Start {
  kind: 'first' | 'reset' | 'starting' | 'changes'
  after: number
  /** The refused cookie's version: no page may end there, or that cookie would be taken next time. */
  refused?: number
}

function startOf(cookie: Cookie | null, space: Space): Start {
  if (cookie === null) return { kind: 'first', after: 0 }
  const { epoch, version } = cookie
  const isKnown = epoch === writeEpoch(space.epoch) && version <= space.version
  if (isKnown && version === space.startingAt) return { kind: 'starting', after: version }
  if (isKnown && version >= space.forgottenVersion) return { kind: 'changes', after: version }
  return { kind: 'reset', after: 0, refused: version }
}

/** Whole pushes until it is full: only the last one may stick out, however big it is. */
async function measurePage(
  tx: Tx,
  userId: string,
  { after, refused }: Start,
  space: Space,
  size: PageSize,
): Promise<{ upTo: number; more: boolean }> {
  const pushes = await measurePushes(tx, userId, after, size.rows + 1)
  const sum = { rows: 0, bytes: 0 }
  const fitting = pushes.filter(({ rows, bytes }) => {
    const isFull = sum.rows >= size.rows || sum.bytes >= size.bytes
    sum.rows += rows
    sum.bytes += bytes
    return !isFull
  })
  const rest = pushes.slice(fitting.length)
  const end = fitting.findLast(({ version }) => version !== refused) ?? rest[0]
  if (rest.length === 0 || !end) return { upTo: space.version, more: false }
  return { upTo: end.version, more: true }
}

function asChanges(rows: readonly StoredRecord[]): Pick<PullAnswer, 'puts' | 'removes'> {
  const puts: PullAnswer['puts'] = []
  const removes: PullAnswer['removes'] = []
  for (const { collection, id, version, state } of rows) {
    if (state.deletedAt === null) puts.push({ collection, rowId: id, version, record: state })
    else removes.push({ collection, rowId: id, version })
  }
  return { puts, removes }
}
