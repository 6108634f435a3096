import { showToast } from '../../stores/toast'
import { type Saved as SaveResult, showNotSaved } from '../../sync'
import type { FieldSpec } from './field-spec'
import { medicalTexts } from './texts'
import type { FormSaved } from './use-record-form'

/** Messages about fields outside the form go to a toast. */
export function formResult(answer: SaveResult, fields: readonly FieldSpec[]): FormSaved {
  if (answer.ok) return { ok: true }
  const { fields: messages } = answer.failure
  const elsewhere = Object.entries(messages).find(
    ([name]) => !fields.some(field => field.name === name),
  )
  const title = medicalTexts.forms.notSaved
  if (elsewhere) showToast({ title, description: elsewhere[1], tone: 'danger' })
  showNotSaved(answer.failure)
  return { ok: false, fields: messages }
}
