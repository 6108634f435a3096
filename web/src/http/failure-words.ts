import type { HttpFailure } from './failure'

export function describeHttpFailure(failure: HttpFailure): string {
  if (failure.kind === 'not_sent') return describeSilence(failure.reason)
  if (failure.status === 429) return `Too many tries. ${tryAgainIn(failure.retryAfterSeconds)}`
  return failure.message
}

function describeSilence(reason: 'unreachable' | 'timeout' | 'foreign_answer'): string {
  if (reason === 'foreign_answer') {
    return 'Something between you and us answered instead, such as the sign-in page of a public Wi-Fi. Open it in your browser, or use another connection.'
  }
  return 'We could not be reached. This needs a connection: check yours and try again.'
}

function tryAgainIn(seconds: number | null): string {
  if (seconds === null) return 'Try again later.'
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
