/**
 * Sends waiting changes and reads new ones until nothing is left of either. A lock that all tabs and the
 * worker share lets one drain run at a time per record. A drain keeps no state in memory, so any tab or
 * worker can continue after a kill.
 */
import { PUSH_MAX } from 'sync-protocol/sync'
import type { LifeTagDatabase } from '../../db/database'
import { unlessClosed } from '../../db/storage'
import type { PausedReason, Refusal } from '../../db/tables'
import type { HttpFailure } from '../../http/failure'
import { sendNextFile } from '../files/send-files'
import { applyExchange, type Recovery } from './apply'
import { nextBatch } from './batch'
import { exchange } from './exchange'
import { refuseUnread } from './push-result'
import type { Transport } from './transport'

export interface Engine {
  db: LifeTagDatabase
  transport: Transport
  now(): number
  newId(): string
  /** The account that is signed in, if it is not the record's owner. */
  actorId?: string | undefined
  /** Runs before anything is sent, and returns the reason if nothing may be sent yet. */
  announce?(): Promise<HttpFailure | undefined>
  lock<T>(name: string, work: () => Promise<T>): Promise<T>
}

/**
 * - `done`: everything is sent and read.
 * - `retry`: it should be tried again, after `afterMs` if the server named a time.
 * - `paused`: it waits for the person.
 * - `closed`: the database was wiped meanwhile.
 * - `not_member`: the account may no longer open this record.
 */
export type DrainResult =
  | { state: 'done' }
  | { state: 'retry'; code: string; afterMs: number | null }
  | { state: 'paused'; reason: PausedReason }
  | { state: 'closed' }
  | { state: 'not_member' }

/** Well below the server's limit of 1 MB. */
const BATCH_BYTES = 800_000
/** Successive exchanges without progress before the drain gives up for now. */
const MAX_STALLED_ROUNDS = 5

/** `resume`: also tries a paused queue, because the person signed in or opened the app. */
export async function drain(engine: Engine, { resume = false } = {}): Promise<DrainResult> {
  const { db, lock } = engine
  const result = await unlessClosed(db, () =>
    lock(`sync:${db.userId}`, async (): Promise<DrainResult> => {
      const { paused } = await db.readMeta()
      if (paused && !resume) return { state: 'paused', reason: paused }
      const unannounced = await engine.announce?.()
      const ended = unannounced ? endOf(unannounced) : await exchangeAll(engine)
      await noteResult(engine, ended)
      return ended
    }),
  )
  return result ?? { state: 'closed' }
}

type Asked = { recovery?: Recovery; fromNothing?: boolean } | null

/**
 * Files go only when no changes are left, so that an allergy does not wait behind a photo on a slow
 * connection.
 */
async function exchangeAll(engine: Engine): Promise<DrainResult> {
  const { db, transport, now, newId, actorId } = engine
  const failedFiles = new Map<string, HttpFailure>()
  let count = PUSH_MAX
  let asked: Asked = null
  let hasRead = false
  for (let stalledRounds = 0; stalledRounds < MAX_STALLED_ROUNDS; ) {
    const sending = asked
      ? { meta: await db.readMeta(), entries: [] }
      : await nextBatch(db, { count, bytes: BATCH_BYTES })
    const [oldest, ...others] = sending.entries
    if (!oldest && !asked) {
      const file = await sendNextFile(engine, failedFiles)
      if (file === 'none' && hasRead) {
        // If a file failed, the changes that name it still wait.
        const [failure] = failedFiles.values()
        return failure ? endOf(failure) : { state: 'done' }
      }
      if (typeof file === 'object' && endsSending(file)) return endOf(file)
      if (file !== 'none') continue
    }

    const answer = await exchange(transport, sending, { ...asked, actorId })
    if (!answer.ok) {
      const reaction = reactionTo(answer.failure)
      const isOfBatch = reaction === 'split' || reaction === 'fork' || reaction === 'renumber'
      if (!oldest || !isOfBatch) return endOf(answer.failure)
      if (reaction !== 'renumber' && others.length > 0) {
        count = Math.ceil(sending.entries.length / 2)
        continue
      }
      count = PUSH_MAX
      if (reaction === 'split') {
        await refuseUnread(db, oldest, refusalOf(answer.failure), now())
      } else {
        asked = { recovery: reaction }
        stalledRounds++
      }
      continue
    }

    const options = { nowMs: now(), newId, recovery: asked?.recovery }
    const applied = await applyExchange(db, answer.value, options)
    asked = applied.state === 'rewound' ? { fromNothing: true } : null
    hasRead ||= applied.state === 'applied'
    if (applied.state === 'applied' && applied.settled > 0) stalledRounds = 0
    else if (applied.state !== 'applied' || oldest) stalledRounds++
  }
  return { state: 'retry', code: 'unsettled', afterMs: null }
}

/** Failures that would meet any other file as well. */
const endsSending = (failure: HttpFailure): boolean =>
  isPaused(reactionTo(failure)) ||
  reactionTo(failure) === 'not_member' ||
  (failure.kind === 'not_sent' && failure.reason === 'unreachable')

function endOf(failure: HttpFailure): DrainResult {
  const reaction = reactionTo(failure)
  if (isPaused(reaction)) return { state: 'paused', reason: reaction }
  if (reaction === 'not_member') return { state: 'not_member' }
  if (failure.kind === 'not_sent') return { state: 'retry', code: failure.reason, afterMs: null }
  const { code, retryAfterSeconds } = failure
  const afterMs = retryAfterSeconds === null ? null : retryAfterSeconds * 1000
  return { state: 'retry', code, afterMs }
}

const refusalOf = (failure: HttpFailure): Refusal =>
  failure.kind === 'refused'
    ? { code: failure.code, fields: failure.fields }
    : { code: failure.reason, fields: {} }

async function noteResult({ db, now }: Engine, result: DrainResult): Promise<void> {
  const paused = result.state === 'paused' ? result.reason : null
  const code = result.state === 'retry' ? result.code : null
  await db.transaction('rw', db.meta, async () => {
    const meta = await db.readMeta()
    if (meta.paused === paused && (meta.failure?.code ?? null) === code) return
    await db.meta.put({ ...meta, paused, failure: code === null ? null : { code, atMs: now() } })
  })
}

/**
 * - `PausedReason`: it waits for the person.
 * - `renumber`: the server misses numbers, so the client reads the server's last number.
 * - `fork`: another client sends under this client id.
 * - `split`: the batch is too large or contains an unreadable change, which smaller batches isolate.
 * - `not_member`: the account may no longer open the record, which is removed from this device.
 * - `later`: the request was not sent or is not possible now.
 */
type Reaction = PausedReason | 'renumber' | 'fork' | 'split' | 'not_member' | 'later'

const BY_CODE: Record<string, Reaction> = {
  wrong_user: 'wrong_user',
  upgrade_required: 'upgrade_required',
  gap: 'renumber',
  client_fork: 'fork',
  not_member: 'not_member',
}

const BY_STATUS: Record<number, Reaction> = {
  400: 'split',
  401: 'signed_out',
  413: 'split',
  422: 'split',
  426: 'upgrade_required',
}

/** Reacts only to answers of our server, and tries all other failures and unlisted codes again later. */
function reactionTo(failure: HttpFailure): Reaction {
  if (failure.kind === 'not_sent') return 'later'
  return BY_CODE[failure.code] ?? BY_STATUS[failure.status] ?? 'later'
}

const isPaused = (reaction: Reaction): reaction is PausedReason =>
  reaction === 'signed_out' || reaction === 'wrong_user' || reaction === 'upgrade_required'
