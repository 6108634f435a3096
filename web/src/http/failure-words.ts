import type { HttpFailure } from './failure'
import { httpTexts } from './texts'

export function describeHttpFailure(failure: HttpFailure): string {
  if (failure.kind === 'not_sent') {
    return failure.reason === 'foreign_answer' ? httpTexts.foreignAnswer : httpTexts.unreachable
  }
  if (failure.status === 429) return describeTooOften(failure.retryAfterSeconds)
  return failure.message
}

function describeTooOften(seconds: number | null): string {
  if (seconds === null) return httpTexts.tooOften
  return httpTexts.tooOftenMinutes({ count: Math.max(1, Math.ceil(seconds / 60)) })
}
