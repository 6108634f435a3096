/** What the person can do about a change that was refused, or that met another device's. */
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

/** Who wrote a value, and when by their clock. */
export interface Author {
  atMs: number
  /** The account; undefined for the record's own person. */
  actor?: string
  /** It is only on this device. */
  isUnsent?: true
}

/** Fields that were decided together, the values that stand now, and each set that lost. */
export interface Conflict {
  collection: Collection
  id: string
  current: Fields
  /** Who wrote the values that stand now. */
  currentBy?: Author
  others: { fields: Fields; by: Author }[]
}

/** The open conflicts of a row. Of a group, each other set is whole: no town of another's address. */
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
        // A field of the same set that is not listed holds what the winner holds.
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

const authorOf = ({ at, actor, version }: FieldEntry): Author => ({
  atMs: at,
  ...(actor !== undefined && { actor }),
  // Its version comes with the server's answer.
  ...(version === Number.MAX_SAFE_INTEGER && { isUnsent: true }),
})

/** A set that says None or Unknown is offered, and so settled, without the other set's document. */
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
  // The fields came out of a row of this collection; editRow checks them again.
  return editRow(conflict.collection, conflict.id, fields as Draft<Collection>, device)
}

/** Lets a refused change go, and with it the edits that cannot stand without it. */
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
 * A row that was deleted on one device while edited on another: it stays, and the mark goes. Its
 * conflicts stay open: nobody has chosen among their values. Where every field has one, the mark goes
 * with the first that is settled.
 */
export async function keepRevived(
  collection: Collection,
  id: string,
  device: Device = requireDevice(),
): Promise<void> {
  await change(device, async () => {
    const now = await readRowNow(device.db, [collection, id])
    // Writing any field by somebody who has seen the row says that it was looked at.
    const calm = now.row && Object.entries(now.row.values).find(isCalmIn(now.row))
    if (calm) await put(device, now, Object.fromEntries([calm]))
  })
}

const isCalmIn =
  ({ collection, conflicts }: ViewRow) =>
  ([name]: [string, FieldValue]): boolean =>
    ![name, ...groupOf(collection, name)].some(each => each in conflicts)
