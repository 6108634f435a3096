import * as z from 'zod/mini'
import { AppError } from '../core/app-error'
import { askerOf, type Subject } from '../db/act-for'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'
import { sealJson, unsealJson } from '../db/seal'
import type { Records } from '../records/records'

/** A request whose process died may be tried again after this time. */
const ABANDONED_MS = 2 * 60_000
/** Beyond these limits, a person's oldest answers are deleted. */
const KEPT_MAX = 500
const KEPT_MAX_BYTES = 4 * 1024 * 1024
const ANSWER_MAX_BYTES = 256 * 1024

const answerSchema = z.object({
  status: z.number(),
  type: z.nullable(z.string()),
  body: z.string(),
})
type Answer = z.infer<typeof answerSchema>

/** `hash` covers the method, the path and the whole body. */
export type KeyedRequest = { subject: Subject; key: string; hash: Buffer }

/** Two people who send the same key in one record mean different requests. A sent key contains no blank. */
const placeIn = ({ subject, key: sent }: KeyedRequest) => ({
  userId: subject.id,
  key: subject.by ? `${askerOf(subject)} ${sent}` : sent,
})

export type KeptAnswersDeps = { keyring: Keyring; now: () => Date; records: Pick<Records, 'lock'> }

type Row = {
  request_hash: Buffer
  status: number | null
  sealed_answer: Buffer | null
  created_at: Date
}

/** Returns undefined if the caller has to carry the request out. */
export async function claim(
  { keyring, now, records }: KeptAnswersDeps,
  tx: Tx,
  request: KeyedRequest,
): Promise<Answer | undefined> {
  const { hash } = request
  const { userId, key } = placeIn(request)
  // The key's row locks the account's row, and a deletion also locks the record first.
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

export async function keep(
  { keyring }: KeptAnswersDeps,
  tx: Tx,
  request: KeyedRequest,
  response: Response,
) {
  const { userId, key } = placeIn(request)
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
  // The request deleted the account.
  if (claimed.length === 0) return
  const sealed = sealJson(await keyring.userKey(tx, userId), placeOf(userId, key), answer)
  await tx`update idempotency_keys set status = ${answer.status}, sealed_answer = ${sealed}
             where user_id = ${userId} and key = ${key}`
}

export const release = (tx: Tx, request: KeyedRequest) => {
  const { userId, key } = placeIn(request)
  return tx`delete from idempotency_keys where user_id = ${userId} and key = ${key}`
}

export function replay({ status, type, body }: Answer): Response {
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
