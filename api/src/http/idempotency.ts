import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { AppError } from '../core/app-error'
import type { Database } from '../db/database'
import type { AppEnv } from './app-env'
import type { Declaration, Idempotency } from './declaration'
import {
  claim,
  type KeptAnswersDeps,
  type KeyedRequest,
  keep,
  release,
  replay,
} from './kept-answers'
import { readBytes } from './read-bytes'
import { readSubject } from './read-subject'
import type { Sessions } from './session'

export type IdempotencyDeps = KeptAnswersDeps & {
  database: Database
  sessions: Pick<Sessions, 'find'>
}

const MAX_BYTES = 1024 * 1024
const KEY = /^[\x21-\x7e]{1,200}$/
/** Refusals with these statuses are kept, because they depend on the request alone. */
const LASTING_REFUSALS = new Set<number>([400, 413, 415, 422])
/** These refusals can pass: the person frees space, or the phone sends the file. */
const PASSING_CODES = new Set<string>(['quota_exceeded', 'file_unknown', 'too_many'])

/**
 * Runs a signed-in mutation with an `Idempotency-Key` once and repeats its answer for 90 days. With
 * `inTransaction`, the work and the kept answer are committed together, so a server that dies in between has
 * done neither. A key is claimed only after the whole body arrived. decisions/0017 explains the locks.
 */
export const answerOnce = (
  services: IdempotencyDeps,
  declaration: Pick<Declaration, 'profile' | 'query'>,
  how: Exclude<Idempotency, 'exempt'>,
) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const key = c.req.header('Idempotency-Key')
    if (key === undefined) return next()
    if (!KEY.test(key)) {
      throw new AppError('invalid', {
        fields: { 'Idempotency-Key': 'Use 1 to 200 plain characters' },
      })
    }
    const signedIn = await services.sessions.find(c)
    if (!signedIn) return next()

    const own = { id: signedIn.user.id }
    const subject = readSubject(c, declaration, signedIn, services.now()) ?? own
    const request: KeyedRequest = { subject, key, hash: await hashRequest(c) }
    return how === 'callsOut'
      ? answerInSteps(services, request, c, next)
      : answerAsOne(services, request, c, next)
  })

type Next = () => Promise<void>

/** Rolls back after an answer that is already in the context. */
class RollBack extends Error {}

/** Of simultaneous requests with a key, the later ones wait for the first commit and get its answer. */
async function answerAsOne(
  services: IdempotencyDeps,
  request: KeyedRequest,
  c: Context<AppEnv>,
  next: Next,
) {
  try {
    return await services.database.asOne(request.subject, async tx => {
      const kept = await claim(services, tx, request)
      if (kept) return replay(kept)
      await next()
      if (c.res.status >= 500) throw new RollBack()
      // Commit, so that what the request counted (a wrong token) stays counted.
      if (isPassing(c)) await release(tx, request)
      else await keep(services, tx, request, c.res.clone())
      return undefined
    })
  } catch (error) {
    if (error instanceof RollBack) return undefined
    throw error
  }
}

async function answerInSteps(
  services: IdempotencyDeps,
  request: KeyedRequest,
  c: Context<AppEnv>,
  next: Next,
) {
  const { database } = services
  const { subject } = request
  const kept = await database.actFor(subject, tx => claim(services, tx, request))
  if (kept) return replay(kept)
  await next()
  await database.actFor(subject, async tx => {
    await services.records.lock(tx, subject.id)
    await (isPassing(c) ? release(tx, request) : keep(services, tx, request, c.res.clone()))
  })
  return undefined
}

function isPassing({ res: { status }, error }: Context<AppEnv>): boolean {
  if (status < 400) return false
  if (error instanceof AppError && PASSING_CODES.has(error.code)) return true
  return !LASTING_REFUSALS.has(status)
}

async function hashRequest(c: Context<AppEnv>): Promise<Buffer> {
  const body = await readBytes(c, MAX_BYTES)
  return createHash('sha256').update(`${c.req.method} ${c.req.path}\n`).update(body).digest()
}
