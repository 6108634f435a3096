import type { Outcome } from 'sync-protocol/sync'
import { AppError } from '../../core/app-error'
import type { Tx } from '../../db/database'
import type { Opened, Records, Written } from '../../records/records'
import { type Entry, mutationsOf } from './push-request'
import { type Client, recordOutcomes, selectOutcomes } from './sync.sql'

type PushResult = {
  /** In the order of the mutations. */
  outcomes: Outcome[]
  lastId: number
  /** Null if no mutation was new to the server. */
  written: Written | null
  /** The caller moves the client forward at the same time. */
  save(): Promise<unknown>
  /** See `Merged`. */
  isSentAtOnce: boolean
}

/**
 * Requires the lock of the space. Repeated mutations get their stored outcomes, and the rest is written as
 * one push together with its outcomes, or not at all.
 */
export async function takeMutations(
  tx: Tx,
  records: Records,
  userId: string,
  clientId: string,
  { client, entries, opened }: { client: Client; entries: readonly Entry[]; opened: Opened },
): Promise<PushResult> {
  refuseGaps(entries, client.lastId)
  const repeated = entries.filter(entry => entry.id <= client.lastId)
  const fresh = entries.slice(repeated.length)
  const known = await findOutcomes(tx, userId, clientId, repeated)
  const newest = fresh.at(-1)
  if (!newest) {
    const nothing = { written: null, save: async () => {}, isSentAtOnce: true }
    return { outcomes: known, lastId: client.lastId, ...nothing }
  }
  const author = { clientId, lastPullMs: client.lastPullMs }
  const merged = await records.merge(tx, userId, opened, mutationsOf(fresh), author)
  const byId = new Map(merged.outcomes.map(outcome => [outcome.id, outcome]))
  const dealtWith = fresh.map(({ id, hash }) => ({ hash, outcome: byId.get(id) ?? unread(id) }))
  return {
    outcomes: [...known, ...dealtWith.map(({ outcome }) => outcome)],
    lastId: newest.id,
    written: merged,
    isSentAtOnce: merged.isSentAtOnce,
    save: () => Promise.all([merged.save(), recordOutcomes(tx, userId, clientId, dealtWith)]),
  }
}

const unread = (id: number): Outcome => ({ id, status: 'rejected', code: 'invalid' })

function refuseGaps(entries: readonly Entry[], lastId: number): void {
  const [first] = entries
  if (!first) return
  const isRun = entries.every((entry, index) => entry.id === first.id + index)
  if (!isRun || first.id > lastId + 1) throw new AppError('gap')
}

/**
 * Throws `client_fork` if a hash differs or the client has confirmed the outcome, because the mutation then
 * comes from a diverged copy of the client.
 */
async function findOutcomes(
  tx: Tx,
  userId: string,
  clientId: string,
  repeated: readonly Entry[],
): Promise<Outcome[]> {
  const [first, last] = [repeated.at(0), repeated.at(-1)]
  if (!first || !last) return []
  const stored = await selectOutcomes(tx, userId, clientId, first.id, last.id)
  const byId = new Map(stored.map(row => [row.outcome.id, row]))
  return repeated.map(({ id, hash }) => {
    const row = byId.get(id)
    if (row?.hash !== hash) throw new AppError('client_fork')
    return row.outcome
  })
}
