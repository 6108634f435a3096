import { withDocumentCleared } from 'sync-protocol/medical'
import { type Collection, type FieldEntry, type FieldValue, groupOf } from 'sync-protocol/sync'
import type { RowKey, ViewRow } from '../../db/tables'
import { dropPending, isHeld } from './coalesce'
import { type Draft, editRow, put } from './commit'
import { type Device, requireDevice } from './device'
import type { Fields } from './draft'
import { isRefused } from './replay'
import type { Saved } from './saved'
import { readRowNow, refreshView } from './view'
import { change } from './write'

/** The author of a value, with the time on the author's own clock. */
export interface ValueAuthor {
  atMs: number
  /** The account, or undefined for the record's owner. */
  actor?: string
  isUnsent?: true
}

export interface Conflict {
  collection: Collection
  id: string
  current: Fields
  currentBy?: ValueAuthor
  others: { fields: Fields; by: ValueAuthor }[]
}

/** Sets of a group are whole, so parts of two addresses never mix. */
export function conflictsOf(row: ViewRow): Conflict[] {
  const { collection, id, values, conflicts, winners = {} } = row
  const units = new Map(
    Object.keys(conflicts).map(name => {
      const unit = groupOf(collection, name)
      return [unit[0], unit] as const
    }),
  )
  return [...units.values()].map(unit => {
    const current = pick(values, unit)
    const others = new Map<string, Conflict['others'][number]>()
    for (const name of unit) {
      for (const entry of conflicts[name] ?? []) {
        const author = `${entry.client} ${entry.at}`
        // Fields that are missing in a set have the value of the winner.
        const other = others.get(author) ?? { fields: { ...current }, by: authorOf(entry) }
        other.fields[name] = entry.value
        others.set(author, other)
      }
    }
    const winner = unit.flatMap(name => winners[name] ?? []).sort((a, b) => b.at - a.at)[0]
    return {
      ...(winner && { currentBy: authorOf(winner) }),
      collection,
      id,
      current: asOffered(collection, current),
      others: [...others.values()].map(({ fields, by }) => ({
        fields: asOffered(collection, fields),
        by,
      })),
    }
  })
}

const authorOf = ({ at, actor, version }: FieldEntry): ValueAuthor => ({
  atMs: at,
  ...(actor !== undefined && { actor }),
  // The server's answer replaces this version with the real one.
  ...(version === Number.MAX_SAFE_INTEGER && { isUnsent: true }),
})

/** Removes the other set's document from a set that says None or Unknown. */
const asOffered = (collection: Collection, fields: Fields): Fields =>
  collection === 'profile' ? withDocumentCleared(fields) : fields

function pick(values: Fields, names: readonly string[]): Fields {
  const found: [string, FieldValue][] = names.flatMap(name => {
    const value = values[name]
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(found)
}

/** Settles a conflict with one of its sets: `conflict.current`, or the fields of one of `others`. */
export function settleConflict(
  conflict: Conflict,
  fields: Fields,
  device: Device = requireDevice(),
): Promise<Saved> {
  // The fields come from a row of this collection, and editRow checks them again.
  return editRow(conflict.collection, conflict.id, fields as Draft<Collection>, device)
}

export async function discardRefused(
  collection: Collection,
  id: string,
  device: Device = requireDevice(),
): Promise<void> {
  const { db } = device
  const key: RowKey = [collection, id]
  await change(device, async () => {
    const { base, pending, batch } = await readRowNow(db, key)
    const held = base ? [] : pending.filter(isHeld(batch))
    const dropped = [...pending.filter(isRefused), ...held]
    if (dropped.length > 0) await dropPending(db, dropped)
    await refreshView(db, [key])
  })
}

/**
 * The conflicts of the row stay open, because the person has not chosen among their values. If every field
 * has a conflict, settling the first one clears the mark of the revived row.
 */
export async function keepRevived(
  collection: Collection,
  id: string,
  device: Device = requireDevice(),
): Promise<void> {
  await change(device, async () => {
    const now = await readRowNow(device.db, [collection, id])
    // Writing any field shows the server that the author has seen the row.
    const calm = now.row && Object.entries(now.row.values).find(isCalmIn(now.row))
    if (calm) await put(device, now, Object.fromEntries([calm]))
  })
}

const isCalmIn =
  ({ collection, conflicts }: ViewRow) =>
  ([name]: [string, FieldValue]): boolean =>
    ![name, ...groupOf(collection, name)].some(each => each in conflicts)
