import { type Collection, type RecordState, recordStateSchema } from 'sync-protocol/sync'
import { type Place, sealJson, unsealJson } from '../db/seal'

const placeOf = (userId: string, collection: Collection, id: string): Place => ({
  table: 'records',
  collection,
  id,
  userId,
})

export const sealState = (
  key: Buffer,
  userId: string,
  { collection, id, state }: { collection: Collection; id: string; state: RecordState },
): Buffer => sealJson(key, placeOf(userId, collection, id), state)

export const unsealState = (
  key: Buffer,
  userId: string,
  { collection, id, sealed }: { collection: Collection; id: string; sealed: Buffer },
): RecordState => recordStateSchema.parse(unsealJson(key, placeOf(userId, collection, id), sealed))

/** The same without the schema, for what is read far more often than it changes. */
export const reopenState = (
  key: Buffer,
  userId: string,
  { collection, id, sealed }: { collection: Collection; id: string; sealed: Buffer },
): RecordState =>
  // The seal proves that `sealState` wrote it here, and only states that a schema checked get there.
  unsealJson(key, placeOf(userId, collection, id), sealed) as RecordState
