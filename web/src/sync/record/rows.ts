import type { Account, MedicalRecord, Profile, Row } from 'sync-protocol/medical'
import type { Collection, Values } from 'sync-protocol/sync'
import type { Refusal, ViewRow } from '../../db/tables'

type Shape<C extends Collection> = Row<Values<C>> & {
  createdAtMs: number
  updatedAtMs: number
  /** The server did not take the last change of it. */
  refusal?: Refusal
}

/** A row of a collection as screens read it. `isUnsent`: a change of it is only on this device. */
export type RowOf<C extends Collection> = Shape<C> & { isUnsent: boolean }

export const rowOf = <C extends Collection>(row: ViewRow, isUnsent: boolean): RowOf<C> =>
  Object.assign(shapeOf<C>(row), { isUnsent })

function shapeOf<C extends Collection>(row: ViewRow): Shape<C> {
  const { id, values, conflicts, refusal, flags, createdAt, updatedAt } = row
  const disputed = Object.entries(conflicts).map(([name, entries]) => [
    name,
    [...new Set(entries.map(entry => entry.value))],
  ])
  const found = {
    ...values,
    id,
    ...(disputed.length > 0 && { conflicts: Object.fromEntries(disputed) }),
    ...(flags.includes('revived') && { revived: true }),
    createdAtMs: createdAt,
    updatedAtMs: updatedAt,
    ...(refusal && { refusal }),
  }
  // Values enter the view through the collection's schema only, here or on the server.
  return found as unknown as Shape<C>
}

/** Oldest first; rows of one moment in the order of their ids, so that no two renders differ. */
export const byAge = (a: ViewRow, b: ViewRow): number =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)

const MEDICAL: readonly Collection[] = [
  'account',
  'profile',
  'contacts',
  'allergies',
  'medications',
  'conditions',
  'policies',
]

/** Whether rows of this collection are the record itself, and not only a way into it. */
export const isOfRecord = (collection: Collection): boolean => MEDICAL.includes(collection)

/** The whole record as disclosure, capsule and print read it. */
export function recordOf(rows: readonly ViewRow[], lastRemovalAtMs: number): MedicalRecord {
  const all = rows.filter(row => isOfRecord(row.collection)).sort(byAge)
  const of = <C extends Collection>(collection: C) =>
    all.filter(row => row.collection === collection).map(shapeOf<C>)
  const [profile]: Row<Profile>[] = of('profile')
  const [{ firstName, lastName } = {}]: Account[] = of('account')
  return {
    account: {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
    },
    profile,
    contacts: of('contacts'),
    allergies: of('allergies'),
    medications: of('medications'),
    conditions: of('conditions'),
    policies: of('policies'),
    changedAtMs: Math.max(lastRemovalAtMs, ...all.map(row => row.updatedAt)),
  }
}
