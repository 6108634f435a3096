import {
  isTooMany,
  type RecordSize,
  type RecordState,
  stateBytes,
  TOO_MANY_MESSAGE,
} from 'sync-protocol/sync'
import type { Veto } from './merge-push'
import type { SpaceSize } from './records.sql'

/** Tracks the size of a person's record against its limits during one push. */
type SizeTracker = {
  /** Deletions always pass. */
  veto: Veto
  /** Counts a step that no veto refused. */
  take: Veto
  size(): SpaceSize
}

const NOTHING: RecordSize = { rows: 0, bytes: 0 }

export function trackSize(
  kept: SpaceSize,
  limits: RecordSize,
  bytesOf: (state: RecordState) => number = stateBytes,
): SizeTracker {
  let { living, deleted } = kept
  const sizes = new WeakMap<RecordState, RecordSize>()
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
      // An empty field name means the whole row.
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
 * Deletions have the same limits as rows. Above a limit the oldest are forgotten down to three quarters of
 * it, so that not every push has to check again.
 */
export function deletionsToKeep(
  { deleted }: SpaceSize,
  limits: RecordSize,
): RecordSize | undefined {
  const isOver = deleted.rows > limits.rows || deleted.bytes > limits.bytes
  if (!isOver) return undefined
  return { rows: Math.floor(limits.rows * 0.75), bytes: Math.floor(limits.bytes * 0.75) }
}
