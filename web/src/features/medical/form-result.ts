import { TOO_MANY_MESSAGE } from 'sync-protocol/sync'
import { showToast } from '../../stores/toast'
import type { SaveFailure, Saved as SaveResult } from '../../sync'
import type { FieldSpec } from './field-spec'
import type { Saved } from './use-record-form'

const WORDS: Record<Exclude<SaveFailure['code'], 'invalid'>, string> = {
  gone: 'This entry was deleted on another device. What you typed is still in the form.',
  no_space: 'This device has no room left. Free some space and save again.',
  too_many: `${TOO_MANY_MESSAGE}.`,
}

/** What a form is to show of a save; what belongs to none of its fields is said in a toast. */
export function formResult(answer: SaveResult, fields: readonly FieldSpec[]): Saved {
  if (answer.ok) return { ok: true }
  const { code, fields: messages } = answer.failure
  const elsewhere = Object.entries(messages).find(
    ([name]) => !fields.some(field => field.name === name),
  )
  const description = code === 'invalid' ? elsewhere?.[1] : WORDS[code]
  if (description) showToast({ title: 'Not saved', description, tone: 'danger' })
  return { ok: false, fields: messages }
}
