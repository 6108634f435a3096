import { type ChangeEvent, type ComponentProps, memo, useEffect, useState } from 'react'
import type { TermList } from 'sync-protocol/terms'
import { useIsOthers } from '../../stores/profiles'
import { Combobox } from '../../ui/combobox'
import { Select } from '../../ui/select'
import { TextArea } from '../../ui/text-area'
import { TextField } from '../../ui/text-field'
import type { FieldSpec } from './field-spec'
import { FileField } from './files/file-field'
import type { RecordForm } from './use-record-form'

interface Asks {
  field: FieldSpec
  marksRequired?: boolean
  autoFocus?: boolean
}

export function FieldControl({ form, ...asks }: Asks & { form: RecordForm }) {
  const { field } = asks
  const nameField = 'nameField' in field ? field.nameField : undefined
  return (
    <Control
      {...asks}
      value={form.textOf(field.name)}
      fileName={nameField && form.textOf(nameField)}
      error={form.errorOf(field.name)}
      onType={form.type}
    />
  )
}

interface ControlProps extends Asks {
  value: string
  fileName: string | undefined
  error: string | undefined
  onType: RecordForm['type']
}

/** Memoized, so that typing in one field does not render its neighbors. */
const Control = memo(function Control(props: ControlProps) {
  const { field, value, fileName, error, onType, marksRequired = false, autoFocus } = props
  const isOthers = useIsOthers()
  const help = typeof field.help === 'function' ? field.help(value) : field.help
  const control = {
    autoFocus,
    label: field.label,
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
      return <Select {...control} placeholder="Not said" options={[...field.choices, ...own]} />
    }
    case 'date':
      return <TextField {...control} type="date" />
    case 'partialDate':
      return <TextField {...control} />
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
})

type Suggest = typeof import('sync-protocol/terms').suggest

interface SuggestingFieldProps extends Omit<ComponentProps<typeof Combobox>, 'optionsFor'> {
  list: TermList
}

function SuggestingField({ list, ...field }: SuggestingFieldProps) {
  const suggest = useSuggest()
  return <Combobox {...field} optionsFor={typed => suggest?.(list, typed) ?? []} />
}

let loaded: Suggest | undefined
let isWhole = false

function useSuggest(): Suggest | undefined {
  const [suggest, setSuggest] = useState<Suggest | undefined>(() => loaded)
  useEffect(() => {
    if (isWhole) return
    const take = (found: Suggest | undefined) => setSuggest(() => found)
    void loadSuggest().then(take).then(loadSuggestAbroad).then(take)
  }, [])
  return suggest
}

/** The lists are as large as a screen's code, so they are a separate script that typing does not need. */
async function loadSuggest(): Promise<Suggest | undefined> {
  try {
    loaded ??= (await import('sync-protocol/terms')).suggest
  } catch {
    // A release removed the old files while the page was open.
  }
  return loaded
}

/** The names in all languages are not stored for offline use, and suggestions work without them. */
async function loadSuggestAbroad(): Promise<Suggest | undefined> {
  try {
    loaded = (await import('sync-protocol/terms/abroad')).suggestAbroad
    isWhole = true
  } catch {
    // Without a connection, the next field tries again.
  }
  return loaded
}
