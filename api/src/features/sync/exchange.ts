import { type ExchangeAnswer, writeEpoch } from 'sync-protocol/sync'
import type { Database, Tx } from '../../db/database'
import { AppError } from '../../http/app-error'
import { placeKey } from '../../records/merge-push'
import type { Records } from '../../records/records'
import { splitChanged } from './acks'
import { proofOfRestore, settledClaim, startNewHistory } from './notice-restore'
import { type IncomingExchange, readEntry } from './push-request'
import { asChanges, PAGE, type PageSize, type Start, startingAt, startOf } from './read-page'
import {
  advanceClient,
  noteClientPulls,
  noteStart,
  openClient,
  readPage,
  type Standing,
} from './sync.sql'
import { takeMutations } from './take-mutations'

type Deps = { database: Database; records: Records; now: () => Date }

/** What one exchange works with, within its transaction. */
type Asked = Deps & {
  tx: Tx
  userId: string
  request: IncomingExchange
  pageSize: PageSize
}

/** Where it begins. `isReset`: the cookie is of no use, and nothing is taken. */
type Begun = Standing & { start: Start; isReset: boolean }

/**
 * Takes the mutations as one push, and reads what else changed after the cookie, up to and with it:
 * one transaction, which holds the space's lock where there are mutations. Statements that need
 * nothing of each other travel together; they run in the order in which they are listed.
 */
export const exchange = (
  deps: Deps,
  userId: string,
  request: IncomingExchange,
  pageSize: PageSize = PAGE,
): Promise<ExchangeAnswer> =>
  deps.database.transaction(userId, tx => answer({ ...deps, tx, userId, request, pageSize }))

async function answer(asked: Asked): Promise<ExchangeAnswer> {
  const begun = await begin(asked)
  const isRead = begun.isReset || asked.request.mutations.length === 0
  return isRead ? read(asked, begun) : take(asked, begun)
}

/** Who asks, and what their cookie is good for. A history that they disprove is over after it. */
async function begin({ tx, records, userId, request }: Asked): Promise<Begun> {
  const { clientId, cookie } = request
  const ask = () => openClient(tx, userId, clientId)
  const [, known] = await Promise.all([
    // One push of a person at a time: a repeated one waits, and finds the outcomes of the first.
    request.mutations.length > 0 && records.lock(tx, userId),
    ask(),
  ])
  if (!known) throw new AppError('wrong_user')
  const start = startOf(cookie, known.space)
  if (!proofOfRestore(request, known.client, known.space)) {
    return { ...known, start, isReset: start.kind === 'reset' }
  }
  await startNewHistory(tx, records, userId, request)
  const anew = await ask()
  if (!anew) throw new AppError('wrong_user')
  return { ...anew, start: startOf(cookie, anew.space), isReset: true }
}

async function read(asked: Asked, begun: Begun): Promise<ExchangeAnswer> {
  const { tx, records, userId, pageSize, now } = asked
  const { space, start, isReset } = begun
  const [page] = await Promise.all([
    readPage(tx, userId, start, pageSize),
    noteExchange(asked, begun, now()),
  ])
  // A push in between has forgotten deletions, which the page then lacks.
  if (page.forgottenVersion !== space.forgottenVersion) return answer(asked)
  const reached = { version: page.upTo ?? page.version, more: page.upTo !== null }
  await noteReached(asked, begun, reached)
  return {
    ...{ reset: isReset, epoch: writeEpoch(space.epoch), ...reached },
    ...{ lastId: space.lastId, startId: space.startId, outcomes: [], merge: null, acks: [] },
    ...asChanges(await records.unseal(tx, userId, page.rows)),
  }
}

async function take(asked: Asked, begun: Begun): Promise<ExchangeAnswer> {
  const { tx, records, userId, request, pageSize } = asked
  const { client, space, start } = begun
  const { clientId, cookie } = request
  const { epoch } = client
  const entries = request.mutations.map(readEntry)
  // Before the write, which may forget deletions that came after this cookie.
  const page = start.after < space.version && (await readPage(tx, userId, start, pageSize))
  const taken = await takeMutations(tx, records, userId, clientId, client, entries)
  const { lastId, outcomes, written } = taken
  const [pageRows, upTo] = page ? [page.rows, page.upTo] : [[], null]
  const reached = {
    version: upTo ?? written?.version ?? space.version,
    more: upTo !== null,
  }
  await Promise.all([
    written && advanceClient(tx, userId, clientId, { lastId, epoch }),
    noteExchange(asked, begun, null),
    noteReached(asked, begun, reached),
  ])
  const mutations = entries.flatMap(({ mutation }) => mutation ?? [])
  const { acks, whole } = written
    ? splitChanged(written, mutations, cookie)
    : { acks: [], whole: [] }
  const changed = new Set(written?.changed.map(({ row }) => placeKey(row)))
  const others = pageRows.filter(row => !changed.has(placeKey(row)))
  const rows = await records.unseal(tx, userId, others)
  return {
    ...{ reset: false, epoch, ...reached, lastId, startId: space.startId },
    ...{ outcomes, merge: written?.context ?? null, acks },
    // Of more than one page, this push is in the last.
    ...asChanges(reached.more ? rows : [...rows, ...whole]),
  }
}

/**
 * `at`: of a pull. What waits behind the mutations of this exchange may be older than it, and keeps
 * the time at which it was made.
 */
function noteExchange({ tx, userId, request }: Asked, { client }: Begun, at: Date | null) {
  // A client that claims to have seen what was never said has come from another server.
  const seen = Math.min(request.outcomesSeen, client.lastId)
  const aheadId = settledClaim(request, client)
  return noteClientPulls(tx, userId, request.clientId, { at, seen, aheadId })
}

async function noteReached(
  { tx, userId, request }: Asked,
  { space, start }: Begun,
  reached: { version: number; more: boolean },
): Promise<void> {
  const at = startingAt(start, reached)
  if (at !== space.startingAt) await noteStart(tx, userId, request.clientId, at)
}
