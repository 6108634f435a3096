import type { LifeTagDatabase } from '../../db/database'
import { withDatabase } from '../../db/storage'
import type { PausedReason, SyncMeta } from '../../db/tables'

/**
 * `quiet`      everything made here is on the server
 * `sending`    something is on its way
 * `waiting`    the last try did not get through; the next one comes by itself
 * `PausedReason`   sending waits for the person
 */
export type SyncState = 'quiet' | 'sending' | 'waiting' | PausedReason

export interface SyncStatus {
  state: SyncState
  /** Changes that are only on this device. */
  unsent: number
  /** Rows with a change that the server did not take. */
  refused: number
  /** Rows with values of two devices, or that were deleted on one and edited on another. */
  conflicts: number
  /** Null: this device has never heard from the server, so an empty list may only be empty here. */
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

/** What is gone with this device: changes that wait, and rows that the server did not take as they are. */
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

/** Why nothing has come from the server yet, and is not on its way; undefined where something has. */
export const heldUpBy = ({ state, lastSyncAtMs }: SyncStatus): HeldUp | undefined => {
  if (lastSyncAtMs !== null || state === 'quiet') return undefined
  return state === 'signed_out' || state === 'wrong_user' ? 'signed_out' : 'unreached'
}
export type HeldUp = 'signed_out' | 'unreached'

/** A phone new to the person asks the server first: to call its record empty would not be the truth. */
export const isFirstPull = ({ state, lastSyncAtMs }: SyncStatus): boolean =>
  lastSyncAtMs === null && state === 'quiet'
