import type { ChangeEvent } from 'react'
import { Select } from '../../ui/select'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import type { FieldSpec } from './field-spec'
import { FileField } from './files/file-field'
import { SuggestingField } from './suggesting-field'
import type { RecordForm } from './use-record-form'

interface FieldControlProps {
  field: FieldSpec
  form: RecordForm
  /** Says "(optional)" beside the labels of fields that may stay empty. */
  marksOptional?: boolean
  autoFocus?: boolean
}

/** Draws one field of a table with the control its kind asks for. */
export function FieldControl({ field, form, marksOptional = false, ...rest }: FieldControlProps) {
  const value = form.textOf(field.name)
  const control = {
    ...rest,
    label: field.label,
    name: field.name,
    value,
    help: typeof field.help === 'function' ? field.help(value) : field.help,
    error: form.errorOf(field.name),
    optional: marksOptional && !field.isRequired,
    autoComplete: field.autoComplete ?? 'off',
    onChange: (event: ChangeEvent<{ value: string }>) => form.type(field.name, event.target.value),
  }

  switch (field.kind) {
    case 'note':
      return <TextArea {...control} />
    case 'choice': {
      const isListed = value === '' || field.choices.some(choice => choice.value === value)
      // A value written elsewhere is shown as it is instead of vanishing at the next save.
      const own = isListed ? [] : [{ value, label: value }]
      return <Select {...control} placeholder="Not said" options={[...field.choices, ...own]} />
    }
    case 'date':
      return <TextField {...control} type="date" />
    case 'number':
      // Other units are words: the keyboard of figures has none.
      return <TextField {...control} {...(!field.read && { inputMode: 'numeric' })} />
    case 'picture':
    case 'document': {
      const { nameField } = field
      const typeFile = (url: string, name: string) => {
        form.type(field.name, url)
        if (nameField) form.type(nameField, name)
      }
      return (
        <FileField
          {...control}
          kind={field.kind}
          url={value}
          {...(nameField && { fileName: form.textOf(nameField) })}
          onTake={taken => typeFile(taken.url, taken.name)}
          onRemove={() => typeFile('', '')}
        />
      )
    }
    case 'tel':
      return <TextField {...control} type="tel" />
    case 'email':
      return <TextField {...control} type="email" />
    case 'line':
      if (!field.suggestions) return <TextField {...control} />
      return (
        <SuggestingField
          {...control}
          list={field.suggestions}
          onType={text => form.type(field.name, text)}
        />
      )
  }
}
