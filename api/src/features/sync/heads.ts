import { type HeadsAnswer, writeEpoch } from 'sync-protocol/sync'
import { isAppError } from '../../core/app-error'
import type { Database } from '../../db/database'
import { readHead } from './sync.sql'

type Deps = { database: Database; now: () => Date }
type Head = HeadsAnswer[string]

/** Reads one record after the other. */
export async function readHeads(
  deps: Deps,
  userId: string,
  subjectIds: readonly string[],
): Promise<HeadsAnswer> {
  const heads: Record<string, Head> = {}
  for (const id of subjectIds) heads[id] = await readHeadOf(deps, userId, id)
  return heads
}

async function readHeadOf({ database, now }: Deps, userId: string, id: string): Promise<Head> {
  const subject =
    id === userId ? { id } : { id, by: { id: userId, right: 'read', at: now() } as const }
  try {
    const head = await database.snapshotFor(subject, tx => readHead(tx, id))
    return head ? { epoch: writeEpoch(head.epoch), version: head.version } : { code: 'unavailable' }
  } catch (error) {
    if (isAppError(error, 'not_found')) return { code: 'not_member' }
    if (isAppError(error, 'unavailable')) return { code: 'unavailable' }
    throw error
  }
}
