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
])

const FOREIGN_KEY = '23503'

export const isConnectionLoss = (error: unknown): boolean => CONNECTION_LOSS.has(codeOf(error))

/** A unique index refused a row. */
export const isDuplicate = (error: unknown): boolean => codeOf(error) === '23505'

/**
 * What is passing becomes 503. A row that hangs on an account that was deleted meanwhile comes from
 * someone who is signed in no more. Anything else stays as it is, a bug to be seen.
 */
export function asAppError(error: unknown): unknown {
  const code = codeOf(error)
  if (code === FOREIGN_KEY && constraintOf(error).endsWith('_user_id_fkey')) {
    return new AppError('not_signed_in')
  }
  return CONNECTION_LOSS.has(code) || TRANSIENT.has(code)
    ? new AppError('unavailable', { cause: error })
    : error
}

const constraintOf = (error: unknown): string =>
  error instanceof Error && 'constraint_name' in error ? String(error.constraint_name) : ''

export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
