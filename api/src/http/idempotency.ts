import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod/mini'
import type { Tx } from '../db/database'
import { sealJson, unsealJson } from '../db/seal'
import type { Services } from '../deps'
import type { AppEnv } from './app-env'
import { AppError } from './app-error'
import { readBytes } from './read-bytes'

/** A request that never came to an end (its process died) may be tried again after so long. */
const ABANDONED_MS = 2 * 60_000
const MAX_BYTES = 1024 * 1024
/**
 * Sync has its own numbering; signing in has no user yet; uploads are named by their content; a
 * preview changes nothing, and wants a snapshot.
 */
const EXEMPT =
  /^\/api\/(sync|auth|upload|upload-document|files|qr-codes\/preview|qr-codes\/generate)(\/|$)/
const KEY = /^[\x21-\x7e]{1,200}$/
/** Whose newest answers are kept; the oldest make room. */
const KEPT_MAX = 500
const KEPT_MAX_BYTES = 4 * 1024 * 1024
const ANSWER_MAX_BYTES = 256 * 1024

/** What the same request will be told again, whenever it comes: it is about the request alone. */
const LASTING_REFUSALS = new Set<number>([400, 413, 415, 422])
/** 422 by what else is there: making room, or sending the file, mends it. */
const PASSING_CODES = new Set<string>(['quota_exceeded', 'file_unknown', 'too_many'])

const answerSchema = z.object({
  status: z.number(),
  type: z.nullable(z.string()),
  body: z.string(),
})
type Answer = z.infer<typeof answerSchema>

/**
 * These speak to the payment provider, which may take longer than a transaction should: they write
 * a row of their own first, and a retry finds it.
 */
const CALLS_OUT =
  /^\/api\/(create-donation|create-payment-intent|create-subscription|create-monthly-gift|monthly-gift|cancel-subscription|create-shop-order|admin\/orders)(\/|$)/

/**
 * A signed-in mutation that carries `Idempotency-Key` happens once: a retry gets the first answer
 * again, for 90 days. What it does and the answer that is kept are one transaction, so a server that
 * dies in between has done neither. A key is claimed only for a body that arrived whole, and a refusal
 * that can pass is not kept: the retry may fare better. Answers are sealed like everything a person
 * owns. Locks: see decisions/0017.
 */
export const answerOnce = (services: Services) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const key = c.req.header('Idempotency-Key')
    const isSafe = c.req.method === 'GET' || c.req.method === 'HEAD'
    if (key === undefined || isSafe || EXEMPT.test(c.req.path)) return next()
    if (!KEY.test(key)) {
      throw new AppError('invalid', {
        fields: { 'Idempotency-Key': 'Use 1 to 200 plain characters' },
      })
    }
    const signedIn = await services.sessions.find(c)
    if (!signedIn) return next()

    const request: Request = { userId: signedIn.user.id, key, hash: await hashRequest(c) }
    return CALLS_OUT.test(c.req.path)
      ? answerInSteps(services, request, c, next)
      : answerAsOne(services, request, c, next)
  })

type Next = () => Promise<void>

/** Ends a transaction whose answer stands in the context already, and leaves nothing of it. */
class RollBack extends Error {}

/** The same request sent twice at once waits for the first one's commit, and gets its answer. */
async function answerAsOne(services: Services, request: Request, c: Context<AppEnv>, next: Next) {
  try {
    return await services.database.asOne(request.userId, async tx => {
      const kept = await claim(services, tx, request)
      if (kept) return replay(kept)
      await next()
      if (c.res.status >= 500) throw new RollBack()
      // What it counted on the way (a wrong token) stays counted.
      if (isPassing(c)) await release(tx, request)
      else await keep(services, tx, request, c.res.clone())
      return undefined
    })
  } catch (error) {
    if (error instanceof RollBack) return undefined
    throw error
  }
}

async function answerInSteps(services: Services, request: Request, c: Context<AppEnv>, next: Next) {
  const { database } = services
  const { userId } = request
  const kept = await database.transaction(userId, tx => claim(services, tx, request))
  if (kept) return replay(kept)
  await next()
  await database.transaction(userId, async tx => {
    await services.records.lock(tx, userId)
    await (isPassing(c) ? release(tx, request) : keep(services, tx, request, c.res.clone()))
  })
  return undefined
}

function isPassing({ res: { status }, error }: Context<AppEnv>): boolean {
  if (status < 400) return false
  if (error instanceof AppError && PASSING_CODES.has(error.code)) return true
  return !LASTING_REFUSALS.has(status)
}

type Request = { userId: string; key: string; hash: Buffer }

async function hashRequest(c: Context<AppEnv>): Promise<Buffer> {
  const body = await readBytes(c, MAX_BYTES)
  return createHash('sha256').update(`${c.req.method} ${c.req.path}\n`).update(body).digest()
}

type Row = {
  request_hash: Buffer
  status: number | null
  sealed_answer: Buffer | null
  created_at: Date
}

/** Undefined when the request is ours to carry out. */
async function claim(
  { keyring, now, records }: Services,
  tx: Tx,
  { userId, key, hash }: Request,
): Promise<Answer | undefined> {
  // Before the key, whose row holds on to the account's: a deletion takes the two in this order.
  await records.lock(tx, userId)
  const abandoned = new Date(now().getTime() - ABANDONED_MS)
  const claimed = await tx`
      insert into idempotency_keys as kept (user_id, key, request_hash, created_at)
      values (${userId}, ${key}, ${hash}, ${now()})
      on conflict (user_id, key) do update set created_at = excluded.created_at
      where kept.status is null and kept.created_at < ${abandoned}
        and kept.request_hash = excluded.request_hash
      returning 1`
  if (claimed.length === 1) {
    await sweep(tx, userId)
    return undefined
  }
  const [row] = await tx<Row[]>`
      select request_hash, status, sealed_answer, created_at from idempotency_keys
      where user_id = ${userId} and key = ${key}`
  if (!row?.request_hash.equals(hash)) {
    const message = 'This Idempotency-Key was used for another request.'
    throw new AppError('idempotency_mismatch', { message })
  }
  if (!row.sealed_answer) {
    const message = 'The first request with this Idempotency-Key is still being carried out.'
    throw new AppError('idempotency_in_progress', { message, retryAfterSeconds: 1 })
  }
  const opened = unsealJson(
    await keyring.userKey(tx, userId),
    placeOf(userId, key),
    row.sealed_answer,
  )
  return answerSchema.parse(opened)
}

/** Lets go of the oldest answers of a person who has too many; what is under way stays. */
const sweep = (tx: Tx, userId: string) =>
  tx`
    with aged as (
      select key, row_number() over newest_first as nth,
        sum(octet_length(sealed_answer)) over newest_first as bytes
      from idempotency_keys where user_id = ${userId}
      window newest_first as (order by created_at desc, key)
    )
    delete from idempotency_keys using aged
    where user_id = ${userId} and idempotency_keys.key = aged.key and status is not null
      and (nth > ${KEPT_MAX} or bytes > ${KEPT_MAX_BYTES})`

async function keep({ keyring }: Services, tx: Tx, { userId, key }: Request, response: Response) {
  const answer: Answer = {
    status: response.status,
    type: response.headers.get('Content-Type'),
    body: await response.text(),
  }
  if (answer.body.length > ANSWER_MAX_BYTES) {
    throw new Error('A route whose answers are too large to keep takes no key')
  }
  const claimed =
    await tx`select 1 from idempotency_keys where user_id = ${userId} and key = ${key}`
  // The request deleted the account, and this row with it.
  if (claimed.length === 0) return
  const sealed = sealJson(await keyring.userKey(tx, userId), placeOf(userId, key), answer)
  await tx`update idempotency_keys set status = ${answer.status}, sealed_answer = ${sealed}
             where user_id = ${userId} and key = ${key}`
}

const release = (tx: Tx, { userId, key }: Request) =>
  tx`delete from idempotency_keys where user_id = ${userId} and key = ${key}`

function replay({ status, type, body }: Answer): Response {
  const headers = new Headers({ 'Idempotency-Replayed': 'true' })
  if (type) headers.set('Content-Type', type)
  return new Response(status === 204 ? null : body, { status, headers })
}

const placeOf = (userId: string, key: string) => ({
  table: 'idempotency_keys',
  collection: '',
  id: key,
  userId,
})
