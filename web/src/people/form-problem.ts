import type { HttpFailure } from '../http/failure'
import { describeHttpFailure } from '../http/failure-words'
import type { PasskeyFailure } from './passkeys'

export interface Problem {
  fields: Readonly<Record<string, string>>
  notice?: string
  toast?: { title: string; description: string }
}

export type FieldByCode = Readonly<Record<string, Problem['fields']>>

/** A form whose work is done on this device reports its problem in its own words. */
export type FormFailure = HttpFailure | PasskeyFailure | Problem

export function describeFailure(failure: FormFailure, fieldByCode: FieldByCode): Problem {
  if (!('kind' in failure)) return failure
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
