import type { PushAnswer } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import type { OutboxEntry, Refusal, Rejection } from '../../db/tables'
import { filesOf } from '../files/named-files'
import { rebaseChange } from '../record/rebase'
import { reject, rejectionOf } from '../record/reject'
import type { Pending } from '../record/replay'
import { refreshView, rowsOf, viewTables } from '../record/view'
import type { Batch, NumberedEntry } from './batch'

/** What the server said of a batch: which of its changes it took, and which it refused. */
export interface PushResult {
  /** Who had sent it. */
  clientId: string
  taken: OutboxEntry[]
  refused: Rejection[]
  /** The newest number of them. */
  confirmedId: number
}

/**
 * Reads the answer to a push. Only this makes a change count as taken, because only a push proves by
 * its hash that the server speaks of ours.
 */
export function readPushResult(
  { meta, entries }: Batch,
  answer: PushAnswer,
  nowMs: number,
): PushResult {
  const outcomeById = new Map(answer.outcomes.map(outcome => [outcome.id, outcome]))
  const taken: OutboxEntry[] = []
  const refused: Rejection[] = []
  let confirmedId = 0
  for (const entry of entries) {
    const outcome = outcomeById.get(entry.id)
    if (!outcome) break
    confirmedId = entry.id
    if (outcome.status === 'rejected') {
      const { code = 'invalid', fields = {} } = outcome
      refused.push(rejectionOf(entry, { code, fields }, nowMs))
    } else {
      taken.push({ ...entry, state: 'taken' })
    }
  }
  return { clientId: meta.clientId, taken, refused, confirmedId }
}

/** Keeps it, until a pull brings what came of it. */
export async function keepPushResult(db: LifeTagDatabase, verdict: PushResult): Promise<void> {
  await db.transaction('rw', [...viewTables(db), db.files], async () => {
    const meta = await db.readMeta()
    if (meta.clientId !== verdict.clientId) return
    const { taken, refused } = await withoutSettled(db, verdict)
    if (taken.length > 0) await db.outbox.bulkPut(taken)
    await keepRefused(db, { taken, refused })
    const confirmedId = Math.max(meta.confirmedId, verdict.confirmedId)
    await db.meta.put({ ...meta, confirmedId })
    await refreshView(db, rowsOf([...taken, ...refused]))
  })
}

/** Where there is no lock, another tab may have sent the same and be done with it. */
export async function withoutSettled(
  db: LifeTagDatabase,
  { taken, refused }: Pick<PushResult, 'taken' | 'refused'>,
): Promise<Pick<PushResult, 'taken' | 'refused'>> {
  const waiting = new Set(await db.outbox.where('state').equals('waiting').primaryKeys())
  const stillWaits = ({ seq }: Pending) => waiting.has(seq)
  return { taken: taken.filter(stillWaits), refused: refused.filter(stillWaits) }
}

/** Part of the transaction around it. */
export async function keepRefused(
  db: LifeTagDatabase,
  { taken, refused }: Pick<PushResult, 'taken' | 'refused'>,
): Promise<void> {
  if (refused.length === 0) return
  await reject(db, refused, taken)
  await forgetFilesSent(db, refused)
}

/**
 * The server will not even read this one change: it is shown as refused. Its number is free again,
 * and those behind it move up. Not for changes that may be on the server already.
 */
export async function refuseUnread(
  db: LifeTagDatabase,
  entry: NumberedEntry,
  refusal: Refusal,
  nowMs: number,
): Promise<void> {
  await db.transaction('rw', viewTables(db), async () => {
    const meta = await db.readMeta()
    await reject(db, [rejectionOf(entry, refusal, nowMs)])
    await forgetNumbersFrom(db, entry.id)
    await db.meta.put({ ...meta, nextId: entry.id })
    await refreshView(db, rowsOf([entry]))
  })
}

/** Unsettled changes numbered `from` or later were not taken and will be numbered anew. */
export async function forgetNumbersFrom(db: LifeTagDatabase, from: number): Promise<void> {
  await db.outbox
    .where('state')
    .equals('waiting')
    .filter(entry => entry.id !== null && entry.id >= from)
    .modify(entry => {
      entry.id = null
      if (entry.sharedVersion === undefined) return
      entry.change = rebaseChange(entry.change, entry.sharedVersion)
      delete entry.sharedVersion
    })
}

/** The server no longer has what a change of ours names: should it be made again, it goes out again. */
async function forgetFilesSent(db: LifeTagDatabase, refused: readonly Rejection[]): Promise<void> {
  const named = refused
    .filter(({ refusal }) => refusal.code === 'file_unknown')
    .flatMap(({ change }) => filesOf(change).map(({ id }) => id))
  await db.files.where('id').anyOf(named).modify({ state: 'waiting' })
}
