/**
 * Server and phone store rows in different shapes, but cards, codes and pages are drawn from the same record
 * in the same order.
 */
import type { Account, MedicalRecord, Profile, Row } from '../medical'
import { fullNameOf } from '../medical/person-name'
import type { Collection, FieldValue, Values } from './collections'

/** `conflicts` maps a field to the values that lost a merge. */
export interface LivingRow {
  collection: Collection
  id: string
  values: Readonly<Record<string, FieldValue>>
  conflicts?: Readonly<Record<string, readonly { value: FieldValue }[]>> | undefined
  isRevived: boolean
  createdAt: number
  updatedAt: number
}

export const MEDICAL_COLLECTIONS = [
  'account',
  'profile',
  'contacts',
  'allergies',
  'medications',
  'conditions',
  'plans',
  'history',
  'policies',
] as const satisfies readonly Collection[]

export type RecordList = Exclude<(typeof MEDICAL_COLLECTIONS)[number], 'account' | 'profile'>

export const isOfRecord = (collection: Collection): boolean =>
  MEDICAL_COLLECTIONS.some(name => name === collection)

/** Rows of the same moment are sorted by id, so that the order is always the same. */
export const byAge = (a: AgedRow, b: AgedRow): number =>
  a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1)
type AgedRow = Pick<LivingRow, 'id' | 'createdAt'>

/** `removedAtMs` is the time at which a row of the record was last deleted. */
export function medicalRecordOf(rows: readonly LivingRow[], removedAtMs: number): MedicalRecord {
  const sorted = [...rows].sort(byAge)
  const of = <C extends Collection>(collection: C) =>
    sorted.filter(row => row.collection === collection).map(medicalRowOf<C>)
  const [profile]: Row<Profile>[] = of('profile')
  const [{ firstName, lastName } = {}]: Account[] = of('account')
  // A sign-up after a print only repeats the profile's name, so the printed card is still right.
  const spelled = fullNameOf({ firstName, lastName }, profile?.primaryLanguage)
  const isRepeated = spelled === profile?.fullName?.trim()
  const changes = rows.filter(({ collection }) =>
    collection === 'account' ? !isRepeated : isOfRecord(collection),
  )
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
    plans: of('plans'),
    history: of('history'),
    policies: of('policies'),
    changedAtMs: Math.max(removedAtMs, ...changes.map(row => row.updatedAt)),
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
  // Values reach a store only through the collection's schema.
  return found as unknown as Row<Values<C>>
}
