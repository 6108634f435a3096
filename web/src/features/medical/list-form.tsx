import { useState } from 'react'
import type { FieldValue } from 'sync-protocol/sync'
import { Button } from '../../ui/button'
import { RequiredHint } from '../../ui/field-frame'
import { Icon } from '../../ui/icon'
import { FieldControl } from './field-control'
import type { FieldSpec } from './field-spec'
import { FormFrame } from './form-frame'
import { initialValues } from './form-values'
import { QuickAnswers } from './quick-answers'
import { medicalTexts } from './texts'
import { type FormSaved, useRecordForm } from './use-record-form'

const { forms: texts } = medicalTexts

interface ListFormProps {
  label: string
  draftName: string
  fields: readonly FieldSpec[]
  stored?: object
  saveLabel: string
  save: (changed: Record<string, FieldValue>) => Promise<FormSaved>
  takesFocus: boolean
}

/**
 * A new row first asks for the most important values, with the others one tap away, and the form stays open
 * for the next row. An edit shows all fields.
 */
export function ListForm(props: ListFormProps) {
  const { label, draftName, fields, stored, saveLabel, save, takesFocus } = props
  const isEdit = stored !== undefined
  const form = useRecordForm({
    draftName,
    fields,
    stored: stored ?? initialValues(fields),
    save,
    startsAgain: !isEdit,
  })
  const asked = fields.filter(field => field.isRequired || field.comesFirst)
  const more = fields.filter(field => !asked.includes(field))
  const hasMore = isEdit || more.some(field => form.textOf(field.name) !== '')
  const [reveal, setReveal] = useState<'folded' | 'open' | 'justOpened'>(
    hasMore ? 'open' : 'folded',
  )
  const shown = reveal === 'folded' ? asked : [...asked, ...more]
  const isMixed = new Set(shown.map(field => field.isRequired)).size > 1
  const first = reveal === 'justOpened' ? more[0] : shown[0]

  const toFirstField = () => form.formRef.current?.querySelector('input')?.focus()

  return (
    <FormFrame label={label} form={form} onSaved={toFirstField} isSunken>
      {isMixed && <RequiredHint />}
      {shown.map(field => (
        <div key={field.name} className="grid grid-cols-1 gap-2">
          <FieldControl
            field={field}
            form={form}
            marksRequired={isMixed}
            autoFocus={takesFocus && field === first}
          />
          <QuickAnswers field={field} form={form} />
        </div>
      ))}
      {reveal === 'folded' && more.length > 0 && (
        <div>
          <Button tone="bare" icon={<Icon name="plus" />} onClick={() => setReveal('justOpened')}>
            {texts.moreDetails}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{saveLabel}</Button>
        <Button tone="bare" onClick={form.discard}>
          {isEdit || form.isDirty ? texts.cancel : texts.done}
        </Button>
      </div>
    </FormFrame>
  )
}
