import { AppError } from '../core/app-error'

/** Codes of postgres.js, Node and Postgres for a connection that is lost or was not made. */
const CONNECTION_LOSS = new Set([
  ...['CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED', 'CONNECT_TIMEOUT'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'],
  // admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout
  ...['57P01', '57P02', '57P03', '57P05'],
  // idle_in_transaction_session_timeout and transaction_timeout, which an operator can set
  ...['25P03', '25P04'],
])

/** SQLSTATEs after which the same request may succeed a moment later. */
const TRANSIENT = new Set([
  // query_canceled (statement_timeout), lock_not_available
  ...['57014', '55P03'],
  // insufficient_resources, out_of_memory, too_many_connections
  ...['53000', '53200', '53300'],
  // serialization_failure, deadlock_detected
  ...['40001', '40P01'],
  // read_only_sql_transaction: the address leads to a standby until that is promoted
  '25006',
  // connection_exception and its subclasses: another node of a distributed database does not answer
  ...['08000', '08001', '08003', '08004', '08006', '08007'],
])

/** Codes of Postgres and Node for a full disk, which the operator has to fix. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const DISK_FULL_MESSAGE =
  'The server has run out of space, so it did not save this. It stays on your device. Try again later.'

const FOREIGN_KEY = '23503'
/** A shard's constraint has a name that ends in the shard's number. */
const TO_USERS = /_user_id_fkey(_\d+)?$/
const TO_SHARES = /_share_id_fkey(_\d+)?$/

/**
 * A pooler reports all its own errors with this code. From Postgres itself the code is not FATAL and means a
 * bug of ours.
 */
const isPoolers = (error: unknown): boolean =>
  codeOf(error) === '08P01' &&
  error instanceof Error &&
  // Poolers leave out `severity_local`, which Postgres sends along with `severity`.
  'severity_local' in error &&
  error.severity_local === 'FATAL'

export const isConnectionLoss = (error: unknown): boolean =>
  CONNECTION_LOSS.has(codeOf(error)) || isPoolers(error)

/**
 * A worker was lost before or during the commit. It may have committed its part, as with any commit that gets
 * no answer.
 */
const isLostWorker = (error: unknown): boolean =>
  codeOf(error) === 'XX000' &&
  error instanceof Error &&
  /^(could not commit transaction for shard|failure on connection marked as essential)/.test(
    error.message,
  )

export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505'

/**
 * Turns transient errors into a 503. A violated foreign key to `users` means that the account was deleted
 * meanwhile, and one to `shares` that the link was. Every other error is returned unchanged, because it is a bug
 * that must be visible.
 */
export function asAppError(error: unknown): unknown {
  const code = codeOf(error)
  if (code === FOREIGN_KEY && TO_USERS.test(constraintOf(error))) {
    return new AppError('not_signed_in')
  }
  if (code === FOREIGN_KEY && TO_SHARES.test(constraintOf(error))) return new AppError('not_found')
  if (DISK_FULL.has(code)) {
    const details = { message: DISK_FULL_MESSAGE, retryAfterSeconds: 60, cause: error }
    return new AppError('unavailable', details)
  }
  return isConnectionLoss(error) || isLostWorker(error) || TRANSIENT.has(code)
    ? new AppError('unavailable', { cause: error })
    : error
}

/** A coordinator passes on a worker's error with the name of the constraint only in the message. */
const constraintOf = (error: unknown): string => {
  if (!(error instanceof Error)) return ''
  if ('constraint_name' in error) return String(error.constraint_name)
  return /constraint "([^"]+)"/.exec(error.message)?.[1] ?? ''
}

export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
