import { type ErrorCode, STATUS_BY_CODE } from 'sync-protocol/rest'
import { errorTexts } from './texts'

type ErrorDetails = {
  message?: string
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** Only its code is ever logged. */
  cause?: unknown
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? errorTexts[code] ?? errorTexts.fallback, {
      cause: details.cause,
    })
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get status() {
    return STATUS_BY_CODE[this.code]
  }
}

export const isAppError = (error: unknown, code: ErrorCode): error is AppError =>
  error instanceof AppError && error.code === code
