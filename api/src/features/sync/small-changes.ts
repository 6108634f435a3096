import {
  type Changes,
  type Cookie,
  EVENT_CHANGES_MAX_BYTES,
  stateBytes,
  writeEpoch,
} from 'sync-protocol/sync'
import type { Database } from '../../db/database'
import type { Records } from '../../records/records'
import { asChanges } from './read-page'
import { readFew } from './sync.sql'

type Deps = { database: Database; records: Pick<Records, 'reopen'> }

/** A larger change is sent without its rows. */
const ROWS_MAX = 16

export type SmallChanges = { version: number; from: Cookie; changes: Changes }

/** Returns null if the changes do not fit into an event, or if deletions have been forgotten since. */
export function readSmallChanges(
  { database, records }: Deps,
  userId: string,
  after: number,
): Promise<SmallChanges | null> {
  return database.transaction(userId, async tx => {
    const found = await readFew(tx, userId, after, ROWS_MAX + 1)
    if (!found || found.version <= after || found.forgottenVersion > after) return null
    const { rows, version } = found
    if (rows.length > ROWS_MAX) return null
    const stored = await records.reopen(tx, userId, rows)
    const bytes = stored.reduce((sum, { state }) => sum + stateBytes(state), 0)
    if (bytes > EVENT_CHANGES_MAX_BYTES) return null
    const changes = asChanges(stored)
    if (Buffer.byteLength(JSON.stringify(changes)) > EVENT_CHANGES_MAX_BYTES) return null
    return { version, from: { epoch: writeEpoch(found.epoch), version: after }, changes }
  })
}
