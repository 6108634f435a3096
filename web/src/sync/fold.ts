import { mutationHash, type PushAnswer } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../db/database'
import type { OutboxEntry, Outcome, Refusal, RowKey } from '../db/tables'
import { isHeld } from './absorb'
import type { Batch, NumberedEntry } from './batch'
import { filesOf } from './files-named'
import { rebaseChange } from './rebase'
import type { Pending } from './replay'
import { refreshView, viewTables } from './view'

/** What the server said of a batch: which of its changes it took, and which it refused. */
export interface Verdict {
  /** Who had sent it. */
  clientId: string
  taken: OutboxEntry[]
  refused: Outcome[]
  /** The newest number of them. */
  confirmedId: number
}

/**
 * Reads the answer to a push. Only this makes a change count as taken, because only a push proves by
 * its hash that the server speaks of ours.
 */
export function judge({ meta, entries }: Batch, answer: PushAnswer, nowMs: number): Verdict {
  const outcomeById = new Map(answer.outcomes.map(outcome => [outcome.id, outcome]))
  const taken: OutboxEntry[] = []
  const refused: Outcome[] = []
  let confirmedId = 0
  for (const entry of entries) {
    const outcome = outcomeById.get(entry.id)
    if (!outcome) break
    confirmedId = entry.id
    if (outcome.status === 'rejected') {
      const { code = 'invalid', fields = {} } = outcome
      refused.push(refuse(entry, { code, fields }, nowMs))
    } else {
      taken.push({ ...entry, state: 'taken' })
    }
  }
  return { clientId: meta.clientId, taken, refused, confirmedId }
}

/** Keeps it, until a pull brings what came of it. */
export async function foldPush(db: LifeTagDatabase, verdict: Verdict): Promise<void> {
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
  { taken, refused }: Pick<Verdict, 'taken' | 'refused'>,
): Promise<Pick<Verdict, 'taken' | 'refused'>> {
  const waiting = new Set(await db.outbox.where('state').equals('waiting').primaryKeys())
  const stillWaits = ({ seq }: Pending) => waiting.has(seq)
  return { taken: taken.filter(stillWaits), refused: refused.filter(stillWaits) }
}

/** Part of the transaction around it. */
export async function keepRefused(
  db: LifeTagDatabase,
  { taken, refused }: Pick<Verdict, 'taken' | 'refused'>,
): Promise<void> {
  if (refused.length === 0) return
  await moveToOutcomes(db, refused, taken)
  await forgetFilesSent(db, refused)
}

/**
 * What is left of a refused change, once its author's own later changes of the row were taken in the
 * same push: laid over those it would hide them. Nothing, where they wrote all of its fields.
 */
function withoutOverwritten(outcome: Outcome, taken: readonly OutboxEntry[]): Outcome[] {
  const { refusal } = outcome
  const { hash: _stale, ...change } = outcome.change
  const later = taken
    .filter(entry => isLaterOf(outcome, entry))
    .flatMap(entry => Object.keys(entry.change.fields ?? {}))
  if (later.length === 0) return [outcome]
  const fields = without(change.fields ?? {}, later)
  if (Object.keys(fields).length === 0) return []
  const rest = { ...change, fields }
  return [
    {
      ...outcome,
      change: { ...rest, hash: mutationHash(rest) },
      refusal: { ...refusal, fields: without(refusal.fields, later) },
    },
  ]
}

const without = <Value>(fields: Record<string, Value>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

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
    await moveToOutcomes(db, [refuse(entry, refusal, nowMs)])
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
async function forgetFilesSent(db: LifeTagDatabase, refused: readonly Outcome[]): Promise<void> {
  const named = refused
    .filter(({ refusal }) => refusal.code === 'file_unknown')
    .flatMap(({ change }) => filesOf(change).map(({ id }) => id))
  await db.files.where('id').anyOf(named).modify({ state: 'waiting' })
}

export const refuse = (
  { seq, collection, rowId, change }: OutboxEntry,
  refusal: Refusal,
  atMs: number,
): Outcome => ({ seq, collection, rowId, change, refusal, atMs })

/** `taken`: what the server took with the same push. Part of the transaction around it. */
export async function moveToOutcomes(
  db: LifeTagDatabase,
  refused: readonly Outcome[],
  taken: readonly OutboxEntry[] = [],
): Promise<void> {
  await db.outbox.bulkDelete(refused.map(({ seq }) => seq))
  const stillHere = await withoutDeleted(db, refused, taken)
  const shown = stillHere.flatMap(outcome => withoutOverwritten(outcome, taken))
  // Never an empty request: while one is waited for, the transaction may end.
  if (shown.length > 0) await db.outcomes.bulkPut(shown)
}

/**
 * What is refused goes with its row, where that was deleted here in the meantime, and so do the edits
 * between the two: the deletion would wait for them, and nobody could see for what.
 */
async function withoutDeleted(
  db: LifeTagDatabase,
  refused: readonly Outcome[],
  taken: readonly OutboxEntry[],
): Promise<Outcome[]> {
  const waiting = await db.outbox.where('[collection+rowId]').anyOf(rowsOf(refused)).toArray()
  const removals = [...taken, ...waiting].filter(({ change }) => change.kind === 'remove')
  const isDeleted = (before: Pending) => removals.some(removal => isLaterOf(before, removal))
  const between = waiting.filter(entry => isHeld(entry) && isDeleted(entry))
  if (between.length > 0) await db.outbox.bulkDelete(between.map(({ seq }) => seq))
  return refused.filter(outcome => !isDeleted(outcome))
}

/** Whether `entry` was made later in the same row. */
const isLaterOf = ({ seq, collection, rowId }: Pending, entry: OutboxEntry): boolean =>
  entry.seq > seq && entry.collection === collection && entry.rowId === rowId

/** Each row once. */
export function rowsOf(entries: readonly { collection: RowKey[0]; rowId: string }[]): RowKey[] {
  const keys = new Map<string, RowKey>()
  for (const { collection, rowId } of entries) {
    keys.set(`${collection}/${rowId}`, [collection, rowId])
  }
  return [...keys.values()]
}
