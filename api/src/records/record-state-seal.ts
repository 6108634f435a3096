import type { KeyObject } from 'node:crypto'
import { type Collection, type RecordState, recordStateSchema } from 'sync-protocol/sync'
import { SEAL_BYTES, type SealContext, seal, unsealJson } from '../db/seal'
import type { SealedRow } from './records.sql'

const placeOf = (userId: string, collection: Collection, id: string): SealContext => ({
  table: 'records',
  collection,
  id,
  userId,
})

export const sealState = (
  key: KeyObject,
  userId: string,
  { collection, id, content }: { collection: Collection; id: string; content: Buffer },
): Buffer => seal(key, placeOf(userId, collection, id), content)

export const unsealState = (
  key: KeyObject,
  userId: string,
  { collection, id, sealed }: { collection: Collection; id: string; sealed: Buffer },
): RecordState => recordStateSchema.parse(unsealJson(key, placeOf(userId, collection, id), sealed))

/** Skips the schema for data that is read far more often than it changes. */
export const reopenState = (
  key: KeyObject,
  userId: string,
  { collection, id, sealed }: { collection: Collection; id: string; sealed: Buffer },
): RecordState =>
  // The seal proves that `sealState` wrote the value here, and it only gets states that a schema checked.
  unsealJson(key, placeOf(userId, collection, id), sealed) as RecordState

/** Serializes each state of a push only once, because its length is needed before it is sealed. */
export function openContents(
  before: readonly { state: RecordState }[],
  read: readonly SealedRow[],
) {
  const lengths = new WeakMap(
    before.map(({ state }, index) => [state, (read[index]?.sealed.length ?? 0) - SEAL_BYTES]),
  )
  const contents = new WeakMap<RecordState, Buffer>()
  const contentOf = (state: RecordState): Buffer => {
    const content = contents.get(state) ?? Buffer.from(JSON.stringify(state))
    contents.set(state, content)
    return content
  }
  return {
    contentOf,
    bytesOf: (state: RecordState): number => lengths.get(state) ?? contentOf(state).length,
  }
}
