import { TOO_MANY_MESSAGE } from 'sync-protocol/sync'
import { showToast } from '../../stores/toast'
import type { Saved as DoorAnswer, SaveFailure } from '../../sync'
import type { FieldSpec } from './field-spec'
import type { Saved } from './use-record-form'

const WORDS: Record<Exclude<SaveFailure['code'], 'invalid'>, string> = {
  gone: 'This entry was deleted on another device. What you typed is still in the form.',
  no_space: 'This device has no room left. Free some space and save again.',
  too_many: `${TOO_MANY_MESSAGE}.`,
}

/** The door's answer for a form; what belongs to none of its fields is told in a toast. */
export function told(answer: DoorAnswer, fields: readonly FieldSpec[]): Saved {
  if (answer.ok) return { ok: true }
  const { code, fields: messages } = answer.failure
  const elsewhere = Object.entries(messages).find(
    ([name]) => !fields.some(field => field.name === name),
  )
  const description = code === 'invalid' ? elsewhere?.[1] : WORDS[code]
  if (description) showToast({ title: 'Not saved', description, tone: 'danger' })
  return { ok: false, fields: messages }
}
