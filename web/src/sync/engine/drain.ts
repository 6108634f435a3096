/**
 * Sends what waits and reads what is new, until both are done. One drain at a time a person: a
 * lock is shared by every tab and the worker, which run this same code. It keeps nothing in memory
 * between two drains, so it may be killed anywhere and started again by whoever comes first.
 */
import { PROTOCOL_VERSION, PUSH_MAX, type PushRequest } from 'sync-protocol/sync'
import { type LifeTagDatabase, unlessClosed } from '../../db/database'
import type { PausedReason, Refusal } from '../../db/tables'
import type { HttpFailure } from '../../http/failure'
import { sendNextFile } from '../files/send-files'
import { type ApplyOptions, applyPull } from './apply'
import { type Batch, nextBatch } from './batch'
import { pullPages } from './pull'
import { keepPushResult, type PushResult, readPushResult, refuseUnread } from './push-result'
import { isPaused, reactionTo } from './reaction'
import type { Transport } from './transport'

export interface Engine {
  db: LifeTagDatabase
  transport: Transport
  now(): number
  newId(): string
  /** Runs `work` while nobody else holds `name`. */
  lock<T>(name: string, work: () => Promise<T>): Promise<T>
}

/**
 * How a drain ended: all done, to be tried again (after `afterMs` where the server said so), waiting
 * for the person, or without a database because it was wiped meanwhile.
 */
export type DrainResult =
  | { state: 'done' }
  | { state: 'retry'; code: string; afterMs: number | null }
  | { state: 'paused'; reason: PausedReason }
  | { state: 'closed' }

/** Comfortably under the server's 1 MB. */
const BATCH_BYTES = 800_000
/** Answers in a row that settle nothing before the rest is left for later. */
const PATIENCE = 5

/** `resume`: the person is back (signed in, or opened the app), so a paused queue is tried again. */
export async function drain(engine: Engine, { resume = false } = {}): Promise<DrainResult> {
  const { db, lock } = engine
  const result = await unlessClosed(() =>
    lock(`sync:${db.userId}`, async (): Promise<DrainResult> => {
      const { paused } = await db.readMeta()
      if (paused && !resume) return { state: 'paused', reason: paused }
      const ended = await sendAndRead(engine)
      await noteResult(engine, ended)
      return ended
    }),
  )
  return result ?? { state: 'closed' }
}

/** Carries through one drain. */
interface Run {
  /** How often in a row an answer settled nothing. */
  setbacks: number
  /** Files that did not get through; each is tried once. */
  failedFiles: Map<string, HttpFailure>
  /** What the server said last, to be kept with the pull that follows: one write, not two. */
  unkept?: PushResult
}

async function sendAndRead(engine: Engine): Promise<DrainResult> {
  const run: Run = { setbacks: 0, failedFiles: new Map() }
  for (let hasRead = false; run.setbacks < PATIENCE; hasRead = true) {
    const sent = await sendAll(engine, run)
    if (typeof sent === 'object') return sent
    if (sent === 'nothing' && hasRead) return endOfFiles(run)
    const remedy = sent === 'renumber' || sent === 'fork' ? sent : undefined
    const ended = await readAll(engine, run, remedy)
    if (ended) return ended
  }
  return { state: 'retry', code: 'unsettled', afterMs: null }
}

/** The record is in step; a file that did not get through keeps its changes waiting. */
function endOfFiles({ failedFiles }: Run): DrainResult {
  const [failure] = failedFiles.values()
  return failure ? endOf(failure) : { state: 'done' }
}

/**
 * Batch after batch, until nothing may go or something must be read first. Files go when nothing
 * else can: an allergy does not wait behind a photo on a bad line.
 */
async function sendAll(
  engine: Engine,
  run: Run,
): Promise<'nothing' | 'all' | 'pull' | 'renumber' | 'fork' | DrainResult> {
  const { db, transport, now } = engine
  let count = PUSH_MAX
  let hasSent = false
  while (run.setbacks < PATIENCE) {
    const batch = await nextBatch(db, { count, bytes: BATCH_BYTES })
    const [oldest, ...others] = batch?.entries ?? []
    if (!batch || !oldest) {
      const file = await sendNextFile(engine, run.failedFiles)
      if (file === 'none') return hasSent ? 'all' : 'nothing'
      if (file !== 'settled' && endsSending(file)) return endOf(file)
      continue
    }
    hasSent = true
    const answer = await transport.push(requestOf(batch))
    if (answer.ok) {
      const verdict = readPushResult(batch, answer.value, now())
      const settled = verdict.taken.length + verdict.refused.length
      run.setbacks = settled > 0 ? 0 : run.setbacks + 1
      if (batch.isLast && settled === batch.entries.length) {
        run.unkept = verdict
        return 'all'
      }
      await keepPushResult(db, verdict)
      continue
    }
    const reaction = reactionTo(answer.failure)
    const wantsOneAlone = reaction === 'split' || reaction === 'fork'
    if (wantsOneAlone && others.length > 0) {
      count = Math.ceil(batch.entries.length / 2)
    } else if (reaction === 'split') {
      await refuseUnread(db, oldest, refusalOf(answer.failure), now())
      count = PUSH_MAX
    } else if (reaction === 'pull' || reaction === 'renumber' || reaction === 'fork') {
      run.setbacks++
      return reaction
    } else {
      return endOf(answer.failure)
    }
  }
  return 'all'
}

/** Another file would fare no better. */
const endsSending = (failure: HttpFailure): boolean =>
  isPaused(reactionTo(failure)) || (failure.kind === 'not_sent' && failure.reason === 'unreachable')

const requestOf = ({ meta, entries }: Batch): PushRequest => ({
  protocol: PROTOCOL_VERSION,
  epoch: meta.cookie?.epoch ?? null,
  clientId: meta.clientId,
  userId: meta.userId,
  mutations: entries.map(({ id, change }) => ({ ...change, id })),
})

/** Undefined when everything there is to read was read and applied. */
async function readAll(
  { db, transport, now, newId }: Engine,
  run: Run,
  remedy: ApplyOptions['remedy'],
): Promise<DrainResult | undefined> {
  for (let fromNothing = false; run.setbacks < PATIENCE; run.setbacks++) {
    const meta = await db.readMeta()
    const pulled = await pullPages(transport, meta, { fromNothing })
    const { unkept } = run
    delete run.unkept
    if (!pulled.ok) {
      if (unkept) await keepPushResult(db, unkept)
      return endOf(pulled.failure)
    }
    const options = { nowMs: now(), newId, remedy, unkept }
    const applied = await applyPull(db, pulled.value, meta.clientId, options)
    if (applied === 'applied') return undefined
    if (applied === 'rewound') fromNothing = true
  }
  return undefined
}

function endOf(failure: HttpFailure): DrainResult {
  const reaction = reactionTo(failure)
  if (isPaused(reaction)) return { state: 'paused', reason: reaction }
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
