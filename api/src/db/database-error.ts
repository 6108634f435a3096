import { AppError } from '../http/app-error'

/** Codes of postgres.js and Node: the connection is gone, or there was none. */
const CONNECTION_LOSS = new Set([
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'],
  // admin_shutdown, crash_shutdown, cannot_connect_now
  ...['57P01', '57P02', '57P03'],
])

/** SQLSTATEs after which the same request may well succeed a moment later. */
const TRANSIENT = new Set([
  // query_canceled (statement_timeout), lock_not_available, too_many_connections
  ...['57014', '55P03', '53300'],
  // serialization_failure, deadlock_detected
  ...['40001', '40P01'],
  // connection_exception and its like: another node of a distributed database is away
  ...['08000', '08001', '08003', '08004', '08006', '08007'],
])

/** The codes for a full disk: Postgres's disk_full, and those of Node. The operator has to free space. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const DISK_FULL_MESSAGE =
  'The server has run out of space, so it did not save this. It stays on your device. Try again later.'

const FOREIGN_KEY = '23503'
/** Of a shard it ends in the shard's number. */
const TO_USERS = /_user_id_fkey(_\d+)?$/

/**
 * All that a pooler says of its own has this code: Postgres is away, or a connection to it is lost.
 * Of Postgres itself it is no FATAL, and a bug of ours.
 */
const isPoolers = (error: unknown): boolean =>
  codeOf(error) === '08P01' &&
  error instanceof Error &&
  // It leaves out the field that Postgres has beside this one.
  'severity_local' in error &&
  error.severity_local === 'FATAL'

export const isConnectionLoss = (error: unknown): boolean =>
  CONNECTION_LOSS.has(codeOf(error)) || isPoolers(error)

/**
 * A worker was lost while it was told to commit, or before. The coordinator says so with a code of its
 * own faults, and keeps nothing; the worker may have kept its part, as of any commit without an answer.
 */
const isLostWorker = (error: unknown): boolean =>
  codeOf(error) === 'XX000' &&
  error instanceof Error &&
  /^(could not commit transaction for shard|failure on connection marked as essential)/.test(
    error.message,
  )

/** A unique index refused a row. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505'

/**
 * What is passing becomes 503. A row that hangs on an account that was deleted meanwhile comes from
 * someone who is signed in no more. Anything else stays as it is, a bug to be seen.
 */
export function asAppError(error: unknown): unknown {
  const code = codeOf(error)
  if (code === FOREIGN_KEY && TO_USERS.test(constraintOf(error))) {
    return new AppError('not_signed_in')
  }
  if (DISK_FULL.has(code)) {
    const details = { message: DISK_FULL_MESSAGE, retryAfterSeconds: 60, cause: error }
    return new AppError('unavailable', details)
  }
  return isConnectionLoss(error) || isLostWorker(error) || TRANSIENT.has(code)
    ? new AppError('unavailable', { cause: error })
    : error
}

/** What a coordinator passes on of a worker's error names it in the message alone. */
const constraintOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  if ('constraint_name' in error) return String(error.constraint_name)
  return /constraint "([^"]+)"/.exec(error.message)?.[1] ?? ''
}

export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
