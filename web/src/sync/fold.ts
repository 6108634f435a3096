import { mutationHash, type PushAnswer } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../db/database'
import type { OutboxEntry, Outcome, Refusal, RowKey } from '../db/tables'
import type { Batch, NumberedEntry } from './batch'
import { filesOf } from './files-named'
import { refreshView, viewTables } from './view'

/**
 * Keeps what the server said of a batch: taken, or refused and to be shown. Only this makes a
 * change count as taken, because only a push proves by its hash that the server speaks of ours.
 * Gives how many changes are settled by it.
 */
export async function foldPush(
  db: LifeTagDatabase,
  batch: Batch,
  answer: PushAnswer,
  nowMs: number,
): Promise<number> {
  return db.transaction('rw', [...viewTables(db), db.files], async () => {
    const meta = await db.readMeta()
    if (meta.clientId !== batch.meta.clientId) return 0
    const outcomeById = new Map(answer.outcomes.map(outcome => [outcome.id, outcome]))
    const taken: OutboxEntry[] = []
    const refused: Outcome[] = []
    let confirmedId = meta.confirmedId
    for (const entry of batch.entries) {
      const outcome = outcomeById.get(entry.id)
      if (!outcome) break
      confirmedId = Math.max(confirmedId, entry.id)
      if (outcome.status === 'rejected') {
        const { code = 'invalid', fields = {} } = outcome
        refused.push(refuse(entry, { code, fields }, nowMs))
      } else {
        taken.push({ ...entry, state: 'taken' })
      }
    }
    await db.outbox.bulkPut(taken)
    await db.outbox.bulkDelete(refused.map(({ seq }) => seq))
    await db.outcomes.bulkPut(refused.flatMap(outcome => withoutOverwritten(outcome, taken)))
    await forgetFilesSent(db, refused)
    await db.meta.put({ ...meta, confirmedId })
    await refreshView(db, rowsOf([...taken, ...refused]))
    return taken.length + refused.length
  })
}

/**
 * What is left of a refused change, once its author's own later changes of the row were taken in the
 * same push: laid over those it would hide them. Nothing, where they wrote all of its fields.
 */
function withoutOverwritten(outcome: Outcome, taken: readonly OutboxEntry[]): Outcome[] {
  const { seq, collection, rowId, refusal } = outcome
  const { hash: _stale, ...change } = outcome.change
  const isLater = (entry: OutboxEntry) =>
    entry.seq > seq && entry.collection === collection && entry.rowId === rowId
  const later = taken.filter(isLater).flatMap(entry => Object.keys(entry.change.fields ?? {}))
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
    .modify({ id: null })
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

export async function moveToOutcomes(db: LifeTagDatabase, refused: Outcome[]): Promise<void> {
  await db.outbox.bulkDelete(refused.map(({ seq }) => seq))
  await db.outcomes.bulkPut(refused)
}

/** Each row once. */
export function rowsOf(entries: readonly { collection: RowKey[0]; rowId: string }[]): RowKey[] {
  const keys = new Map<string, RowKey>()
  for (const { collection, rowId } of entries) {
    keys.set(`${collection}/${rowId}`, [collection, rowId])
  }
  return [...keys.values()]
}
