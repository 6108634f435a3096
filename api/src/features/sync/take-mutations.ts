import type { Outcome } from 'sync-protocol/sync'
import type { Tx } from '../../db/database'
import { AppError } from '../../http/app-error'
import type { Opened, Records, Written } from '../../records/records'
import { type Entry, mutationsOf } from './push-request'
import { type Client, recordOutcomes, selectOutcomes } from './sync.sql'

export type PushResult = {
  /** Of all that were sent, in their order. */
  outcomes: Outcome[]
  /** The newest mutation that is dealt with now. */
  lastId: number
  /** What those that were new to the server did; null where none was. */
  written: Written | null
  /** Writes it. Moving the client on is left to the caller, beside it. */
  save(): Promise<unknown>
  /** Of `save`, as `Merged` says. */
  isSentAtOnce: boolean
}

/**
 * Takes a client's oldest unsent mutations, while the space is locked. What was dealt with before
 * gets its stored outcome again; the rest is written as one push, together with its outcomes: all of
 * it, or none of it and the client sends it again.
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
 * The stored outcomes of mutations sent again. One with another hash, or whose outcome the client
 * has confirmed seeing, comes from a copy of the client that went its own way.
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
