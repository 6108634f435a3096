import { type PullAnswer, type PullRequest, writeEpoch } from 'sync-protocol/sync'
import type { Database, Tx } from '../../db/database'
import { AppError } from '../../http/app-error'
import type { Records } from '../../records/records'
import { selectRecordsBetween } from '../../records/records.sql'
import { proofOfRestore, settledClaim, startNewHistory } from './notice-restore'
import { asChanges, PAGE, type PageSize, type Start, startingAt, startOf } from './read-page'
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
    const standing = await openClient(tx, userId, clientId)
    if (!standing) throw new AppError('wrong_user')
    const { client, space } = standing
    // A client that claims to have seen what was never said has come from another server.
    const seen = Math.min(outcomesSeen, client.lastId)
    const aheadId = settledClaim(request, client)
    await noteClientPulls(tx, userId, clientId, { at: now(), seen, aheadId })
    const proof = proofOfRestore(request, client, space)
    return { seen, isRestored: proof !== null }
  })

  if (isRestored) {
    await database.transaction(userId, tx => startNewHistory(tx, records, userId, request))
  }

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
      ...asChanges(await records.reopen(tx, userId, rows)),
      lastId: space.lastId,
      startId: space.startId,
      outcomes: outcomes.map(({ outcome }) => outcome),
      more: page.more,
    }
    return { answer, space, start }
  })
  const reached = startingAt(start, answer)
  if (reached !== space.startingAt) {
    await database.transaction(userId, tx => noteStart(tx, userId, clientId, reached))
  }
  return answer
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
