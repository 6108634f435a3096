/**
 * Sends what waits and reads what is new, until both are done. One drain at a time a person: a
 * lock is shared by every tab and the worker, which run this same code. It keeps nothing in memory
 * between two drains, so it may be killed anywhere and started again by any tab or worker.
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
import { isPaused, reactionTo } from './reaction'
import type { Transport } from './transport'

export interface Engine {
  db: LifeTagDatabase
  transport: Transport
  now(): number
  newId(): string
  /** Who is signed in, where that is not the record's own person. */
  actorId?: string | undefined
  /** Done before anything is sent: gives why nothing may be sent yet. */
  announce?(): Promise<HttpFailure | undefined>
  /** Runs `work` while nobody else holds `name`. */
  lock<T>(name: string, work: () => Promise<T>): Promise<T>
}

/**
 * How a drain ended: all done, to be tried again (after `afterMs` where the server said so), waiting
 * for the person, without a database because it was wiped meanwhile, or at a record that the one signed in
 * may not open any more.
 */
export type DrainResult =
  | { state: 'done' }
  | { state: 'retry'; code: string; afterMs: number | null }
  | { state: 'paused'; reason: PausedReason }
  | { state: 'closed' }
  | { state: 'not_member' }

/** Comfortably under the server's 1 MB. */
const BATCH_BYTES = 800_000
/** Exchanges in a row that settle nothing before the rest is left for later. */
const MAX_STALLED_ROUNDS = 5

/** `resume`: the person is back (signed in, or opened the app), so a paused queue is tried again. */
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

/** What the last answer asks of the next exchange, which sends nothing then. */
type Asked = { recovery?: Recovery; fromNothing?: boolean } | null

/**
 * Batch after batch; files go when nothing else can: an allergy does not wait behind a photo on a
 * bad line. Ends when nothing is left and something was read.
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
        // A file that did not get through keeps its changes waiting.
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

/** Another file would fare no better. */
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

/** Keeps for the screens how it ended. */
async function noteResult({ db, now }: Engine, result: DrainResult): Promise<void> {
  const paused = result.state === 'paused' ? result.reason : null
  const code = result.state === 'retry' ? result.code : null
  await db.transaction('rw', db.meta, async () => {
    const meta = await db.readMeta()
    if (meta.paused === paused && (meta.failure?.code ?? null) === code) return
    await db.meta.put({ ...meta, paused, failure: code === null ? null : { code, atMs: now() } })
  })
}
