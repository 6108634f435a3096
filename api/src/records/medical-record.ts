import type { Account, MedicalRecord, Row } from 'sync-protocol/medical'
import { type Collection, type Values, valuesOf } from 'sync-protocol/sync'
import type { StoredRecord } from './records'

/** What a medical record is made of; its codes are no part of it. */
export const MEDICAL_COLLECTIONS = [
  'account',
  'profile',
  'contacts',
  'allergies',
  'medications',
  'conditions',
  'policies',
] as const satisfies readonly Collection[]

/** The whole record as disclosure reads it: oldest rows first, with what devices disagree about. */
export function medicalRecordOf(stored: readonly StoredRecord[]): MedicalRecord {
  const living = stored
    .filter(({ state }) => state.deletedAt === null)
    .sort((a, b) => a.state.createdAt - b.state.createdAt || (a.id < b.id ? -1 : 1))
  const rowsOf = <C extends Collection>(collection: C) =>
    living.filter(row => row.collection === collection).map(row => asRow<C>(row))
  const [account]: Account[] = rowsOf('account')
  const { firstName = '', lastName = '' } = account ?? {}
  return {
    account: { firstName, lastName },
    profile: rowsOf('profile')[0],
    contacts: rowsOf('contacts'),
    allergies: rowsOf('allergies'),
    medications: rowsOf('medications'),
    conditions: rowsOf('conditions'),
    policies: rowsOf('policies'),
    // A deletion is a change too.
    changedAtMs: Math.max(0, ...stored.map(({ state }) => state.updatedAt)),
  }
}

function asRow<C extends Collection>({ id, state }: StoredRecord): Row<Values<C>> {
  const row: Record<string, unknown> = valuesOf(state)
  row.id = id
  const conflicts = Object.entries(state.conflicts ?? {}).map(([name, entries]) => [
    name,
    entries.map(entry => entry.value),
  ])
  if (conflicts.length > 0) row.conflicts = Object.fromEntries(conflicts)
  if (state.revived !== undefined) row.revived = true
  // Nothing gets into the store but through the collection's schema.
  return row as unknown as Row<Values<C>>
}
