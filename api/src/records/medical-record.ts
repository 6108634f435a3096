import type { MedicalRecord } from 'sync-protocol/medical'
import { medicalRecordOf, valuesOf } from 'sync-protocol/sync'
import type { StoredRecord } from './records'

/** `stored` includes deleted rows of `MEDICAL_COLLECTIONS`, because a deletion counts as a change. */
export function recordOfStored(stored: readonly StoredRecord[]): MedicalRecord {
  const isLiving = ({ state }: StoredRecord) => state.deletedAt === null
  const removed = stored.filter(row => !isLiving(row))
  const living = stored.filter(isLiving).map(({ collection, id, state }) => ({
    ...{ collection, id, values: valuesOf(state), conflicts: state.conflicts },
    ...{ isRevived: state.revived !== undefined, createdAt: state.createdAt },
    updatedAt: state.updatedAt,
  }))
  return medicalRecordOf(living, Math.max(0, ...removed.map(({ state }) => state.updatedAt)))
}
