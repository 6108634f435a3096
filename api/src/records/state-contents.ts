import type { RecordState } from 'sync-protocol/sync'
import { SEAL_BYTES } from '../db/seal'
import type { SealedRow } from './records.sql'

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
