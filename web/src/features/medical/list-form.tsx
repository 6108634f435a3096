import { useState } from 'react'
import type { FieldValue } from 'sync-protocol/sync'
import { Button } from '../../ui/button'
import { RequiredHint } from '../../ui/field-frame'
import { Icon } from '../../ui/icon'
import { FieldControl } from './field-control'
import type { FieldSpec } from './field-spec'
import { FormFrame } from './form-frame'
import { initialValues } from './form-values'
import { type FormSaved, useRecordForm } from './use-record-form'

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
 * A new row first asks only for required values, with the others one tap away, and the form stays open
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
  const required = fields.filter(field => field.isRequired)
  const optional = fields.filter(field => !field.isRequired)
  const hasMore = isEdit || optional.some(field => form.textOf(field.name) !== '')
  const [reveal, setReveal] = useState<'folded' | 'open' | 'justOpened'>(
    hasMore ? 'open' : 'folded',
  )
  const shown = reveal === 'folded' ? required : [...required, ...optional]
  const isMixed = reveal !== 'folded' && required.length > 0 && optional.length > 0
  const first = reveal === 'justOpened' ? optional[0] : shown[0]

  const toFirstField = () => form.formRef.current?.querySelector('input')?.focus()

  return (
    <FormFrame label={label} form={form} onSaved={toFirstField} isSunken>
      {isMixed && <RequiredHint />}
      {shown.map(field => (
        <FieldControl
          key={field.name}
          field={field}
          form={form}
          marksRequired={isMixed}
          autoFocus={takesFocus && field === first}
        />
      ))}
      {reveal === 'folded' && optional.length > 0 && (
        <div>
          <Button tone="bare" icon={<Icon name="plus" />} onClick={() => setReveal('justOpened')}>
            More details
          </Button>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{saveLabel}</Button>
        <Button tone="bare" onClick={form.discard}>
          {isEdit || form.isDirty ? 'Cancel' : 'Done'}
        </Button>
      </div>
    </FormFrame>
  )
}
