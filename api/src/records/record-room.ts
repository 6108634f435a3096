import {
  isTooMany,
  type RecordSize,
  type RecordState,
  sizeOf,
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

export function openRoom(kept: SpaceSize, limits: RecordSize): Room {
  let { living, deleted } = kept
  return {
    veto({ kind }, before, after) {
      const isOver = isTooMany(living, sizeOf(before), sizeOf(after), limits)
      if (kind === 'remove' || !isOver) return undefined
      // Of the row as a whole.
      return { code: 'too_many', fields: { '': `${TOO_MANY_MESSAGE}.` } }
    },

    take(_, before, after) {
      living = changed(living, sizeOf(before), sizeOf(after))
      deleted = changed(deleted, sizeOfDeleted(before), sizeOfDeleted(after))
      return undefined
    },

    size: () => ({ living, deleted }),
  }
}

const changed = (size: RecordSize, before: RecordSize, after: RecordSize): RecordSize => ({
  rows: size.rows - before.rows + after.rows,
  bytes: size.bytes - before.bytes + after.bytes,
})

const sizeOfDeleted = (state: RecordState | undefined): RecordSize =>
  state === undefined || state.deletedAt === null
    ? { rows: 0, bytes: 0 }
    : { rows: 1, bytes: stateBytes(state) }

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
