import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ErrorAnswer, ErrorCode } from 'sync-protocol/rest'
import { AppError } from '../core/app-error'
import { asAppError, codeOf } from '../db/database-error'
import type { AppEnv } from './app-env'
import { failureOf } from './request-log'

export function handleError(error: Error, c: Context<AppEnv>): Response {
  const failure = toAppError(error)
  if (failure.code === 'internal') {
    c.set('failure', failureOf(error))
  }
  // Log why the database was busy, because a deadlock is a bug and a restart is not.
  const cause = codeOf(failure.cause)
  if (failure.code === 'unavailable' && cause) c.set('failure', { name: cause, place: '' })
  return answerError(c, failure)
}

export const handleNotFound = (c: Context<AppEnv>): Response =>
  answerError(c, new AppError('not_found'))

const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = { unavailable: 2 }

function answerError(c: Context<AppEnv>, { code, status, message, details }: AppError): Response {
  const body: ErrorAnswer = { message, code, requestId: c.get('requestId') }
  if (details.fields) body.fields = details.fields
  const wait = details.retryAfterSeconds ?? RETRY_AFTER_SECONDS[code]
  if (wait !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(wait))))
  return c.json(body, status)
}

const CODE_BY_HTTP_STATUS: Record<number, ErrorCode> = { 400: 'malformed', 413: 'too_large' }

function toAppError(error: Error): AppError {
  const known = asAppError(error)
  if (known instanceof AppError) return known
  if (error instanceof HTTPException) {
    const code = CODE_BY_HTTP_STATUS[error.status]
    if (code) return new AppError(code)
  }
  return new AppError('internal')
}
