import { type ChangeEvent, type ComponentProps, memo } from 'react'
import { todayHere } from 'sync-protocol/medical'
import type { TermList } from 'sync-protocol/terms'
import { useIsOthers } from '../../people/profiles'
import { Combobox } from '../../ui/combobox'
import { DateField } from '../../ui/date-field'
import { Icon } from '../../ui/icon'
import { Select } from '../../ui/select'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import { readDate } from './dates'
import { EffectControl } from './effect-control'
import { type FieldSpec, isDate, labelOf } from './field-spec'
import { FileField } from './files/file-field'
import { InstructionControl } from './instruction-control'
import { medicalTexts } from './texts'
import type { RecordForm } from './use-record-form'
import { useSuggest } from './use-suggest'

interface Asks {
  field: FieldSpec
  marksRequired?: boolean
  autoFocus?: boolean
}

export function FieldControl({ form, field, ...asks }: Asks & { form: RecordForm }) {
  if (field.kind === 'effect') {
    const [name, effect] = [form.textOf(field.nameField), form.textOf(field.name)]
    return <EffectControl field={field.name} name={name} effect={effect} onType={form.type} />
  }
  if (field.kind === 'instruction') {
    const { marksRequired = false, autoFocus } = asks
    return <InstructionControl {...{ field, form, marksRequired, autoFocus }} />
  }
  const nameField = 'nameField' in field ? field.nameField : undefined
  return (
    <Control
      {...asks}
      field={field}
      value={form.textOf(field.name)}
      fileName={nameField && form.textOf(nameField)}
      error={form.errorOf(field.name)}
      onType={form.type}
    />
  )
}

interface ControlProps extends Omit<Asks, 'field'> {
  field: Exclude<FieldSpec, { kind: 'effect' | 'instruction' }>
  value: string
  fileName: string | undefined
  error: string | undefined
  onType: RecordForm['type']
}

/** Memoized, so that typing in one field does not render its neighbors. */
const Control = memo(function Control(props: ControlProps) {
  const { field, value } = props
  if (!field.warn) return <Input {...props} />
  const warning = field.warn(isDate(field) ? readDate(value) : value, todayHere(new Date()))
  return (
    <div className="grid gap-1">
      <Input {...props} />
      <div role="status" className="flex gap-1 text-warn empty:hidden">
        {warning && (
          <>
            <Icon name="alert" size={20} />
            <span className="min-w-0">{warning}</span>
          </>
        )}
      </div>
    </div>
  )
})

function Input(props: ControlProps) {
  const { field, value, fileName, error, onType, marksRequired = false, autoFocus } = props
  const isOthers = useIsOthers()
  const help = typeof field.help === 'function' ? field.help(value) : field.help
  const control = {
    autoFocus,
    label: labelOf(field),
    name: field.name,
    value,
    help,
    error,
    required: marksRequired && field.isRequired === true,
    // Autofill would enter the data of the person who types, so it is off for another person's record.
    autoComplete: (!isOthers && field.autoComplete) || 'off',
    onChange: (event: ChangeEvent<{ value: string }>) => onType(field.name, event.target.value),
  }

  switch (field.kind) {
    case 'note':
      return <TextArea {...control} />
    case 'choice': {
      const isListed = value === '' || field.choices.some(choice => choice.value === value)
      // A value that is not in the list stays visible, so that the next save does not remove it.
      const own = isListed ? [] : [{ value, label: value }]
      return (
        <Select
          {...control}
          placeholder={medicalTexts.forms.notSaid}
          options={[...field.choices, ...own]}
        />
      )
    }
    case 'date':
    case 'partialDate':
      return (
        <DateField
          {...control}
          words={medicalTexts.dates}
          aside={field.aside?.(readDate(value), todayHere(new Date()))}
          onType={text => onType(field.name, text)}
        />
      )
    case 'number':
      // Fields that understand units need a keyboard with characters.
      return <TextField {...control} {...(!field.read && { inputMode: 'numeric' })} />
    case 'picture':
    case 'document': {
      const { nameField } = field
      const typeFile = (url: string, name: string) => {
        onType(field.name, url)
        if (nameField) onType(nameField, name)
      }
      return (
        <FileField
          {...control}
          kind={field.kind}
          url={value}
          {...(fileName !== undefined && { fileName })}
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
          onType={text => onType(field.name, text)}
        />
      )
  }
}

interface SuggestingFieldProps
  extends Omit<ComponentProps<typeof Combobox>, 'optionsFor' | 'words'> {
  list: TermList
}

function SuggestingField({ list, ...field }: SuggestingFieldProps) {
  const suggest = useSuggest()
  return (
    <Combobox
      {...field}
      words={medicalTexts.suggestions}
      optionsFor={typed => suggest?.(list, typed) ?? []}
    />
  )
}
