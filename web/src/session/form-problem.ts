import type { HttpFailure } from '../http/failure'
import { describeHttpFailure } from '../http/failure-words'
import type { PasskeyFailure } from './passkeys'

export interface Problem {
  fields: Readonly<Record<string, string>>
  notice?: string
  toast?: { title: string; description: string }
}

export type FieldByCode = Readonly<Record<string, Problem['fields']>>

export function describeFailure(
  failure: HttpFailure | PasskeyFailure,
  fieldByCode: FieldByCode,
): Problem {
  if (failure.kind === 'passkey') {
    return failure.message === null ? { fields: {} } : { fields: {}, notice: failure.message }
  }
  if (failure.kind === 'refused' && failure.status !== 429) {
    const fields = fieldByCode[failure.code]
    if (fields) return { fields }
    if (Object.keys(failure.fields).length > 0) return { fields: failure.fields }
  }
  return { fields: {}, notice: describeHttpFailure(failure) }
}
