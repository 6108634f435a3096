import { type ErrorCode, STATUS_BY_CODE } from 'sync-protocol/rest'
import {
  type Declaration,
  isSchema,
  type UnsafeDeclaration,
  type Who,
} from '../../http/declaration'

/** Refusals of any request. */
const OF_ALL = ['uri_too_long', 'header_too_large', 'invalid', 'internal', 'unavailable'] as const

const OF_WHO: Readonly<Record<Who, readonly ErrorCode[]>> = {
  anyone: [],
  user: ['not_signed_in'],
  fresh: ['not_signed_in', 'fresh_sign_in_required'],
  admin: ['not_signed_in', 'fresh_sign_in_required', 'forbidden'],
}
const OF_UNSAFE = ['bad_origin', 'unsupported_media_type'] as const
const OF_JSON = ['malformed', 'request_timeout', 'too_large'] as const
const OF_KEYS: readonly ErrorCode[] = [
  'idempotency_mismatch',
  'idempotency_in_progress',
  // A key belongs to an account, which may be deleted meanwhile.
  'not_signed_in',
  // A key is claimed only when the body has arrived completely.
  'too_large',
  'request_timeout',
]
const OF_PAYMENTS = ['payments_disabled', 'payment_provider_error'] as const

type Refusals = ReadonlyMap<number, readonly ErrorCode[]>

/** A route answers its own codes and those that follow from its declaration. The map is by status. */
export function refusalsOf(declaration: Declaration | UnsafeDeclaration): Refusals {
  const { who, profile, params, body, refuses, limits, needsPayments } = declaration
  const idempotency = 'idempotency' in declaration ? declaration.idempotency : undefined
  const takesJson = body !== undefined && (isSchema(body) || 'schema' in body)
  const codes = new Set<ErrorCode>([
    ...OF_ALL,
    ...OF_WHO[who],
    ...(params ? (['not_found'] as const) : []),
    ...(profile ? (['not_found', 'role_too_low'] as const) : []),
    ...(idempotency ? OF_UNSAFE : []),
    ...(takesJson ? OF_JSON : []),
    ...(idempotency && idempotency !== 'exempt' ? OF_KEYS : []),
    ...(needsPayments ? OF_PAYMENTS : []),
    ...(limits ? (['rate_limited'] as const) : []),
    ...(refuses ?? []),
  ])
  const sorted = [...codes].sort()
  const statuses = [...new Set(sorted.map(code => STATUS_BY_CODE[code]))].sort()
  return new Map(
    statuses.map(status => [status, sorted.filter(code => STATUS_BY_CODE[code] === status)]),
  )
}
