import type { HttpFailure } from '../../http/failure'

/** What is wrong with a form: at its fields, or with the whole of it. */
export interface Problem {
  fields: Readonly<Record<string, string>>
  notice?: string
}

/** Refusals that belong at a field of this form, in our words. */
export type FieldByCode = Readonly<Record<string, Problem['fields']>>

export function describeFailure(failure: HttpFailure, fieldByCode: FieldByCode): Problem {
  if (failure.kind === 'not_sent') return { fields: {}, notice: describeSilence(failure.reason) }
  if (failure.status === 429) {
    return { fields: {}, notice: `Too many tries. ${tryAgainIn(failure.retryAfterSeconds)}` }
  }
  const fields = fieldByCode[failure.code]
  if (fields) return { fields }
  if (Object.keys(failure.fields).length > 0) return { fields: failure.fields }
  return { fields: {}, notice: failure.message }
}

function describeSilence(reason: 'unreachable' | 'timeout' | 'foreign_answer'): string {
  if (reason === 'foreign_answer') {
    return 'Something between you and us answered instead, such as the sign-in page of a public Wi-Fi. Open it in your browser, or use another connection.'
  }
  return 'We could not be reached. This needs a connection: check yours and try again.'
}

function tryAgainIn(seconds: number | null): string {
  const minutes = Math.max(1, Math.ceil((seconds ?? 0) / 60))
  if (seconds === null) return 'Try again later.'
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
