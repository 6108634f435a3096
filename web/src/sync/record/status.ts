import type { LifeTagDatabase } from '../../db/database'
import { withDatabase } from '../../db/storage'
import type { PausedReason, SyncMeta } from '../../db/tables'

/**
 * - `quiet`: everything that was made here is on the server.
 * - `sending`: changes are on their way.
 * - `waiting`: the last attempt failed, and the next one starts by itself.
 * - `PausedReason`: sending waits for the person.
 */
type SyncState = 'quiet' | 'sending' | 'waiting' | PausedReason

export interface SyncStatus {
  state: SyncState
  unsent: number
  refused: number
  /** Rows with values of two devices, and rows that were deleted on one device and edited on another. */
  conflicts: number
  /** Null before the first answer of the server, when an empty list may be empty only here. */
  lastSyncAtMs: number | null
}

export async function readStatus(db: LifeTagDatabase): Promise<SyncStatus> {
  const [meta, unsent, refused, conflicts] = await Promise.all([
    db.readMeta(),
    db.outbox.count(),
    countRefused(db),
    db.view.where('flags').anyOf('conflict', 'revived').distinct().count(),
  ])
  return {
    state: stateOf(meta, unsent),
    unsent,
    refused,
    conflicts,
    lastSyncAtMs: meta.lastSyncAtMs,
  }
}

const countRefused = async (db: LifeTagDatabase): Promise<number> =>
  (await db.rejections.orderBy('[collection+rowId]').uniqueKeys()).length

export async function countOnlyHere(db: LifeTagDatabase): Promise<number> {
  const [unsent, refused] = await withDatabase(db, () =>
    Promise.all([db.outbox.count(), countRefused(db)]),
  )
  return unsent + refused
}

function stateOf({ paused, failure }: SyncMeta, unsent: number): SyncState {
  if (paused) return paused
  if (failure) return 'waiting'
  return unsent > 0 ? 'sending' : 'quiet'
}

/** Why nothing has arrived from the server and nothing is on its way. */
export const heldUpBy = ({ state, lastSyncAtMs }: SyncStatus): HeldUp | undefined => {
  if (lastSyncAtMs !== null || state === 'quiet') return undefined
  return state === 'signed_out' || state === 'wrong_user' ? 'signed_out' : 'unreached'
}
export type HeldUp = 'signed_out' | 'unreached'

/** Whether a new phone still asks the server and must not call the record empty yet. */
export const isFirstPull = ({ state, lastSyncAtMs }: SyncStatus): boolean =>
  lastSyncAtMs === null && state === 'quiet'
