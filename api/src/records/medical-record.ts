import type { MedicalRecord } from 'sync-protocol/medical'
import { medicalRecordOf, valuesOf } from 'sync-protocol/sync'
import type { StoredRecord } from './records'

/** `stored` includes deleted rows of `MEDICAL_COLLECTIONS`, because a deletion counts as a change. */
export function recordOfStored(stored: readonly StoredRecord[]): MedicalRecord {
  const living = stored
    .filter(({ state }) => state.deletedAt === null)
    .map(({ collection, id, state }) => ({
      ...{ collection, id, values: valuesOf(state), conflicts: state.conflicts },
      ...{ isRevived: state.revived !== undefined, createdAt: state.createdAt },
    }))
  return medicalRecordOf(living, Math.max(0, ...stored.map(({ state }) => state.updatedAt)))
}
