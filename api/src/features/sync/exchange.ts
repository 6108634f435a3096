import { type ExchangeAnswer, writeEpoch } from 'sync-protocol/sync'
import type { Subject } from '../../db/act-for'
import type { Database, Tx } from '../../db/database'
import { awaitWithCommit } from '../../db/guard-transaction'
import { NoDataKey } from '../../db/keyring'
import { AppError, isAppError } from '../../http/app-error'
import { placeKey } from '../../records/merge-push'
import type { Opened, Records } from '../../records/records'
import { splitChanged } from './acks'
import { proofOfRestore, settledClaim, startNewHistory } from './notice-restore'
import { type Entry, type IncomingExchange, mutationsOf, readEntry } from './push-request'
import { asChanges, PAGE, type PageSize, type Start, startingAt, startOf } from './read-page'
import {
  type Client,
  type KnownClient,
  noteClientPulls,
  noteStart,
  openClient,
  readPage,
  type Space,
  settleClient,
} from './sync.sql'
import { takeMutations } from './take-mutations'

type Deps = { database: Database; records: Records; now: () => Date }

/** What one exchange works with, within its transaction. */
type Asked = Deps & {
  tx: Tx
  userId: string
  request: IncomingExchange
  entries: Entry[]
  pageSize: PageSize
}

/** Where it begins. `isReset`: the cookie is of no use, and no mutation is accepted. */
type Begun = KnownClient & { start: Start; isReset: boolean; opened: Opened | null }

/** An answer, and what had been forgotten of deletions as it was read. */
export type Answered = { answer: ExchangeAnswer; forgottenVersion: number }

/**
 * Takes the mutations as one push, and reads what else changed after the cookie, up to and with it:
 * one transaction, which holds the space's lock where there are mutations. Statements that need
 * nothing of each other travel together; they run in the order in which they are listed.
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
    // Of the record as a whole: an exchange looks for nothing else that may not be there.
    if (isAppError(error, 'not_found')) throw new AppError('not_member')
    // The account was deleted meanwhile: the next request hears that its session is gone. Not said
    // here, where a lost connection looks the same and would keep a phone's changes back.
    if (error instanceof NoDataKey) throw new AppError('unavailable')
    throw error
  }
}

/** In one's own record. */
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

/** Who asks, and what their cookie is good for. A history that they disprove is over after it. */
async function begin({ tx, records, userId, request, entries }: Asked): Promise<Begun> {
  const { clientId, cookie } = request
  const ask = () => openClient(tx, userId, clientId)
  const [opened, known] = await Promise.all([
    // One push of a person at a time: a repeated one waits, and finds the outcomes of the first.
    entries.length > 0 ? records.open(tx, userId, mutationsOf(entries)) : null,
    ask(),
  ])
  if (!known) throw new AppError('wrong_user')
  // Every member reads the ids of the others' devices: none sends as one of them.
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
    // Only this is a pull. What waits behind the mutations of another exchange may be older than it,
    // and keeps the time at which it was made. What somebody else's device has heard, it says itself.
    client.isOthers ||
      noteClientPulls(tx, userId, clientId, { at: now(), ...seenBy(request, client) }),
  ])
  // Its space is gone, as the account was deleted meanwhile: the next request hears of it.
  if (page.version < space.version) throw new AppError('unavailable')
  // A push in between has forgotten deletions, which the page then lacks.
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
  // Before the write, which may forget deletions that came after this cookie.
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
    // Of more than one page, this push is in the last.
    ...asChanges(reached.more ? rows : [...rows, ...whole]),
  }
  return { answer, forgottenVersion: space.forgottenVersion }
}

/** Where the client stood as each epoch began for it. */
const startsIn = ({ startId, earlierStarts }: Space) => ({
  startId,
  ...(earlierStarts.length > 0 && { earlierStarts }),
})

/** What the client has kept of outcomes, and what it claims of them. */
function seenBy(request: IncomingExchange, client: Client) {
  // A client that claims to have seen what was never said has come from another server.
  const seen = Math.min(request.outcomesSeen, client.lastId)
  return { seen, aheadId: settledClaim(request, client) }
}
