import {
  type Ack,
  type Cookie,
  type ExchangeAnswer,
  type Mutation,
  stateHash,
  writeEpoch,
} from 'sync-protocol/sync'
import { AppError, isAppError } from '../../core/app-error'
import type { Subject } from '../../db/act-for'
import type { Database, Tx } from '../../db/database'
import { awaitWithCommit } from '../../db/guard-transaction'
import { NoDataKey } from '../../db/keyring'
import { placeKey } from '../../records/merge-push'
import type { Opened, Records, StoredRecord, Written } from '../../records/records'
import { proofOfRestore, settledClaim, startNewHistory } from './notice-restore'
import { type Entry, type IncomingExchange, mutationsOf, readEntry } from './push-request'
import { asChanges, PAGE, type PageSize, type Start, startingAt, startOf } from './read-page'
import {
  type Client,
  type ClientSpace,
  type KnownClient,
  noteClientPulls,
  noteStart,
  openClient,
  readPage,
  settleClient,
} from './sync.sql'
import { takeMutations } from './take-mutations'

type Deps = { database: Database; records: Records; now: () => Date }

type Asked = Deps & {
  tx: Tx
  userId: string
  request: IncomingExchange
  entries: Entry[]
  pageSize: PageSize
}

/** `isReset`: the cookie is useless, and no mutation is accepted. */
type Begun = KnownClient & { start: Start; isReset: boolean; opened: Opened | null }

/** `forgottenVersion` is the newest forgotten deletion at the time of the read. */
export type Answered = { answer: ExchangeAnswer; forgottenVersion: number }

/**
 * One transaction writes the mutations as one push and reads what else changed after the cookie. With
 * mutations it holds the lock of the space. Independent statements travel together and run in the order of
 * the code. Throws `not_member`.
 */
export async function answerExchange(
  deps: Deps,
  subject: Subject,
  request: IncomingExchange,
  pageSize: PageSize = PAGE,
): Promise<Answered> {
  const asked = {
    ...{ ...deps, userId: subject.id, request, pageSize },
    entries: request.mutations.map(readEntry),
  }
  try {
    return await deps.database.actFor(subject, tx => answerIn({ ...asked, tx }))
  } catch (error) {
    // An exchange looks up nothing else that could be missing.
    if (isAppError(error, 'not_found')) throw new AppError('not_member')
    // The account was deleted meanwhile. A lost connection looks the same, and after `not_signed_in` a phone
    // would keep its changes back.
    if (error instanceof NoDataKey) throw new AppError('unavailable')
    throw error
  }
}

export const exchange = async (
  deps: Deps,
  id: string,
  request: IncomingExchange,
  pageSize?: PageSize,
) => (await answerExchange(deps, { id }, request, pageSize)).answer

async function answerIn(asked: Asked): Promise<Answered> {
  const begun = await begin(asked)
  const { opened, isReset } = begun
  return opened && !isReset ? take(asked, begun, opened) : read(asked, begun)
}

async function begin({ tx, records, userId, request, entries }: Asked): Promise<Begun> {
  const { clientId, cookie } = request
  const ask = () => openClient(tx, userId, clientId)
  const [opened, known] = await Promise.all([
    // A repeated push waits and then finds the outcomes of the first.
    entries.length > 0 ? records.open(tx, userId, mutationsOf(entries)) : null,
    ask(),
  ])
  if (!known) throw new AppError('wrong_user')
  // Members can read the client ids of others, so no one may send with a foreign one.
  if (known.client.isOthers && entries.length > 0) throw new AppError('client_fork')
  const start = startOf(cookie, known.space)
  if (known.client.isOthers || !proofOfRestore(request, known.client, known.space)) {
    return { ...known, start, isReset: start.kind === 'reset', opened }
  }
  await startNewHistory(tx, records, userId, request)
  const anew = await ask()
  if (!anew) throw new AppError('wrong_user')
  return { ...anew, start: startOf(cookie, anew.space), isReset: true, opened }
}

async function read(asked: Asked, begun: Begun): Promise<Answered> {
  const { tx, records, userId, request, pageSize, now } = asked
  const { client, space, start, isReset } = begun
  const { clientId } = request
  const [page] = await Promise.all([
    readPage(tx, userId, start, pageSize),
    // Only an exchange without mutations is a pull. A change that waits behind another exchange may be older
    // and keeps its time.
    client.isOthers ||
      noteClientPulls(tx, userId, clientId, { at: now(), ...seenBy(request, client) }),
  ])
  // The account was deleted meanwhile.
  if (page.version < space.version) throw new AppError('unavailable')
  // A push in between has made the server forget deletions, which this page lacks.
  if (page.forgottenVersion !== space.forgottenVersion) return answerIn(asked)
  const reached = { version: page.upTo ?? page.version, more: page.upTo !== null }
  const startsAt = startingAt(start, reached)
  const isNews = startsAt !== space.startingAt && !client.isOthers
  if (isNews) await noteStart(tx, userId, clientId, startsAt)
  const answer = {
    ...{ reset: isReset, epoch: writeEpoch(space.epoch), ...reached },
    ...{ lastId: space.lastId, ...startsIn(space), outcomes: [], merge: null, acks: [] },
    ...asChanges(await records.reopen(tx, userId, page.rows)),
  }
  return { answer, forgottenVersion: space.forgottenVersion }
}

async function take(asked: Asked, begun: Begun, opened: Opened): Promise<Answered> {
  const { tx, records, userId, request, entries, pageSize } = asked
  const { client, space, start } = begun
  const { clientId, cookie } = request
  const { epoch } = client
  // This read comes before the write, which may make the server forget deletions after this cookie.
  const page = start.after < space.version ? await readPage(tx, userId, start, pageSize) : null
  const pushed = await takeMutations(tx, records, userId, clientId, { client, entries, opened })
  const { lastId, outcomes, written } = pushed
  const upTo = page?.upTo ?? null
  const reached = { version: upTo ?? written?.version ?? space.version, more: upTo !== null }
  const saved = Promise.all([
    pushed.save(),
    settleClient(tx, userId, clientId, {
      ...{ lastId, fresh: written && { epoch }, ...seenBy(request, client) },
      startingAt: startingAt(start, reached),
    }),
  ])
  await (pushed.isSentAtOnce ? awaitWithCommit(tx, saved) : saved)
  const { acks, whole } = written
    ? splitChanged(written, mutationsOf(entries), cookie)
    : { acks: [], whole: [] }
  const changed = new Set(written?.changed.map(({ row }) => placeKey(row)))
  const others = (page?.rows ?? []).filter(row => !changed.has(placeKey(row)))
  const rows = await records.reopen(tx, userId, others)
  const answer = {
    ...{ reset: false, epoch, ...reached, lastId, ...startsIn(space) },
    ...{ outcomes, merge: written?.context ?? null, acks },
    ...asChanges(reached.more ? rows : [...rows, ...whole]),
  }
  return { answer, forgottenVersion: space.forgottenVersion }
}

const startsIn = ({ startId, earlierStarts }: ClientSpace) => ({
  startId,
  ...(earlierStarts.length > 0 && { earlierStarts }),
})

function seenBy(request: IncomingExchange, client: Client) {
  // A client that has seen more comes from another server.
  const seen = Math.min(request.outcomesSeen, client.lastId)
  return { seen, aheadId: settledClaim(request, client) }
}

/**
 * The client can compute an acked row itself if nothing was merged and its previous version is known to the
 * client. A row with a repeated mutation goes whole, because the client may or may not have read the first
 * result.
 */
function splitChanged(
  { changed, outcomes }: Written,
  mutations: readonly Mutation[],
  cookie: Cookie | null,
): { acks: Ack[]; whole: StoredRecord[] } {
  const simple = new Set(outcomes.filter(each => each.status !== 'merged').map(({ id }) => id))
  const unclear = new Set(
    mutations.filter(({ id }) => !simple.has(id)).map(each => `${each.collection}/${each.rowId}`),
  )
  const acks: Ack[] = []
  const whole: StoredRecord[] = []
  for (const { row, before } of changed) {
    const { collection, id } = row
    const isKnown = before === undefined || isInCookie(before, cookie)
    if (isKnown && !unclear.has(`${collection}/${id}`))
      acks.push([collection, id, stateHash(row.state)])
    else whole.push(row)
  }
  return { acks, whole }
}

/** A client keeps nothing of a deleted row, so its cookie does not cover that row. */
const isInCookie = ({ version, state }: StoredRecord, cookie: Cookie | null): boolean =>
  cookie !== null && version <= cookie.version && state.deletedAt === null
