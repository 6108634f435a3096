/**
 * The medical record of the rows that live. Server and phone keep rows in shapes of their own; what a
 * card, a code or a page is drawn from is the same record on both, row by row and in the same order.
 */
import type { Account, MedicalRecord, Profile, Row } from '../medical'
import type { Collection, Values } from './collections'
import type { FieldValue } from './mutation'

/** A row that is not deleted. `conflicts`: the values that lost a merge, by field. */
export interface LivingRow {
  collection: Collection
  id: string
  values: Readonly<Record<string, FieldValue>>
  conflicts?: Readonly<Record<string, readonly { value: FieldValue }[]>> | undefined
  isRevived: boolean
  createdAt: number
}

/** What a medical record is made of; codes and prints are no part of it. */
export const MEDICAL_COLLECTIONS = [
  'account',
  'profile',
  'contacts',
  'allergies',
  'medications',
  'conditions',
  'policies',
] as const satisfies readonly Collection[]

/** Of those, the ones of many rows. */
export type RecordList = Exclude<(typeof MEDICAL_COLLECTIONS)[number], 'account' | 'profile'>

export const isOfRecord = (collection: Collection): boolean =>
  MEDICAL_COLLECTIONS.some(name => name === collection)

/** Oldest first; rows of one moment in the order of their ids, so that no two readings differ. */
export const byAge = (a: AgedRow, b: AgedRow): number =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)
type AgedRow = Pick<LivingRow, 'id' | 'createdAt'>

/** `changedAtMs`: when any of its rows was last changed or deleted. */
export function medicalRecordOf(rows: readonly LivingRow[], changedAtMs: number): MedicalRecord {
  const sorted = [...rows].sort(byAge)
  const of = <C extends Collection>(collection: C) =>
    sorted.filter(row => row.collection === collection).map(medicalRowOf<C>)
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
    changedAtMs,
  }
}

export function medicalRowOf<C extends Collection>(row: LivingRow): Row<Values<C>> {
  const { id, values, conflicts = {}, isRevived } = row
  const disputed = Object.entries(conflicts).map(([name, entries]) => [
    name,
    [...new Set(entries.map(entry => entry.value))],
  ])
  const found = {
    ...values,
    id,
    ...(disputed.length > 0 && { conflicts: Object.fromEntries(disputed) }),
    ...(isRevived && { revived: true }),
  }
  // Values get into a store through the collection's schema only, on the phone and on the server.
  return found as unknown as Row<Values<C>>
}
