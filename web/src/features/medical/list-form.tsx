import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { FieldValue } from 'sync-protocol/sync'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { FieldControl } from './field-control'
import type { FieldSpec } from './field-spec'
import { initialValues } from './form-values'
import { type Saved, useRecordForm } from './use-record-form'

interface ListFormProps {
  /** What the form is called to a screen reader. */
  label: string
  draftName: string
  fields: readonly FieldSpec[]
  /** The row to edit; without it one is added. */
  stored?: object
  saveLabel: string
  save: (changed: Record<string, FieldValue>) => Promise<Saved>
  /** It was just opened by hand, not restored from a draft. */
  takesFocus: boolean
}

/**
 * Adds or edits one row in place: Enter saves, Escape closes. Adding asks for the required values
 * alone, keeps the rest one tap away and stays open for the next row; editing shows everything.
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
  const first = reveal === 'justOpened' ? optional[0] : shown[0]

  async function submit(event: FormEvent) {
    event.preventDefault()
    // After an edit the form is gone.
    if (await form.submit()) form.formRef.current?.querySelector('input')?.focus()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') form.discard()
  }

  return (
    <form
      ref={form.formRef}
      aria-label={label}
      noValidate
      onSubmit={submit}
      onKeyDown={closeOnEscape}
      className="my-2 grid gap-4 rounded-ui bg-sunken p-4"
    >
      {shown.map(field => (
        <FieldControl
          key={field.name}
          field={field}
          form={form}
          marksOptional
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
    </form>
  )
}
