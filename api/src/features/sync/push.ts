import type { Outcome, PushAnswer } from 'sync-protocol/sync'
import type { Database, Tx } from '../../db/database'
import { AppError } from '../../http/app-error'
import type { Records } from '../../records/records'
import { type Entry, type IncomingPush, readEntry } from './push-request'
import { advanceClient, openClient, recordOutcomes, selectOutcomes } from './sync.sql'

type Deps = { database: Database; records: Records }

/**
 * Takes a client's oldest unsent mutations. What was dealt with before gets its stored outcome
 * again; the rest is written as one push, together with its outcomes: all of it, or none of it and
 * the client sends it again. Statements that need nothing of each other travel together; they run in
 * the order in which they are listed.
 */
export function push(
  { database, records }: Deps,
  userId: string,
  request: IncomingPush,
): Promise<PushAnswer> {
  const { clientId } = request
  const entries = request.mutations.map(readEntry)
  return database.transaction(userId, async tx => {
    // One push of a person at a time: a repeated one waits, and finds the outcomes of the first.
    const [version, client] = await Promise.all([
      records.lock(tx, userId),
      openClient(tx, userId, clientId),
    ])
    if (!client) throw new AppError('wrong_user')
    if (request.epoch !== null && request.epoch !== client.epoch) {
      throw new AppError('epoch_changed')
    }
    refuseGaps(entries, client.lastId)
    const repeated = entries.filter(entry => entry.id <= client.lastId)
    const fresh = entries.slice(repeated.length)
    const known = await findOutcomes(tx, userId, clientId, repeated)
    const { epoch } = client
    const newest = fresh.at(-1)
    if (!newest) return { epoch, lastId: client.lastId, version, outcomes: known }

    const mutations = fresh.flatMap(({ mutation }) => mutation ?? [])
    const author = { clientId, lastPullMs: client.lastPullMs }
    const written = await records.write(tx, userId, mutations, author)
    const byId = new Map(written.outcomes.map(outcome => [outcome.id, outcome]))
    const dealtWith = fresh.map(({ id, hash }) => ({ hash, outcome: byId.get(id) ?? unread(id) }))
    await Promise.all([
      recordOutcomes(tx, userId, clientId, dealtWith),
      advanceClient(tx, userId, clientId, { lastId: newest.id, epoch }),
    ])
    return {
      epoch,
      lastId: newest.id,
      version: written.version,
      outcomes: [...known, ...dealtWith.map(({ outcome }) => outcome)],
    }
  })
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
