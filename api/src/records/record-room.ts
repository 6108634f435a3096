import {
  isTooMany,
  type RecordSize,
  type RecordState,
  stateBytes,
  TOO_MANY_MESSAGE,
} from 'sync-protocol/sync'
import type { Veto } from './merge-push'
import type { SpaceSize } from './records.sql'

/** The room that a person's record has, while one push goes through it. */
export type Room = {
  /** Refuses what there is no room for. A deletion never needs any. */
  veto: Veto
  /** Counts a step that nobody refused; refuses nothing. */
  take: Veto
  /** With all that was taken. */
  size(): SpaceSize
}

const NOTHING: RecordSize = { rows: 0, bytes: 0 }

/** `bytesOf`: a state's, where they are known already. */
export function openRoom(
  kept: SpaceSize,
  limits: RecordSize,
  bytesOf: (state: RecordState) => number = stateBytes,
): Room {
  let { living, deleted } = kept
  const sizes = new WeakMap<RecordState, RecordSize>()
  /** Each state is measured once, however often it is asked about. */
  const sizeOf = (state: RecordState | undefined): RecordSize => {
    if (state === undefined) return NOTHING
    const size = sizes.get(state) ?? { rows: 1, bytes: bytesOf(state) }
    sizes.set(state, size)
    return size
  }
  const ofLiving = (state: RecordState | undefined) =>
    state?.deletedAt === null ? sizeOf(state) : NOTHING
  const ofDeleted = (state: RecordState | undefined) =>
    state?.deletedAt === null ? NOTHING : sizeOf(state)
  return {
    veto({ kind }, before, after) {
      const isOver = isTooMany(living, ofLiving(before), ofLiving(after), limits)
      if (kind === 'remove' || !isOver) return undefined
      // Of the row as a whole.
      return { code: 'too_many', fields: { '': `${TOO_MANY_MESSAGE}.` } }
    },

    take(_, before, after) {
      living = changed(living, ofLiving(before), ofLiving(after))
      deleted = changed(deleted, ofDeleted(before), ofDeleted(after))
      return undefined
    },

    size: () => ({ living, deleted }),
  }
}

const changed = (size: RecordSize, before: RecordSize, after: RecordSize): RecordSize => ({
  rows: size.rows - before.rows + after.rows,
  bytes: size.bytes - before.bytes + after.bytes,
})

/**
 * Deletions are remembered up to the same limits. Beyond, the oldest are forgotten, a quarter more
 * than must be, so that not every push has to look again.
 */
export function deletionsToKeep(
  { deleted }: SpaceSize,
  limits: RecordSize,
): RecordSize | undefined {
  const isOver = deleted.rows > limits.rows || deleted.bytes > limits.bytes
  if (!isOver) return undefined
  return { rows: Math.floor(limits.rows * 0.75), bytes: Math.floor(limits.bytes * 0.75) }
}
