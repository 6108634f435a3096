import {
  COUNTRIES,
  countryName,
  emergencyNumberFor,
  LOCALES,
  type Locale,
  nameOf,
  pickLocale,
} from 'sync-protocol/responder'
import { SegmentedControl } from '../../ui/segmented-control'
import { Select } from '../../ui/select'
import { EDITOR_FORMS, type EditorForm, FORMS, PAPERS, type PaperName } from './print-forms'

export interface Choices {
  form: EditorForm
  paper: PaperName
  locale: Locale
  ink: 'chosen' | 'black'
  /** ISO 3166-1 alpha-2, or undefined if unknown. */
  country: string | undefined
  /** Only the travel card uses this country, and all other prints have the number at home. */
  travelCountry: string | undefined
}

export const countryOf = ({ form, country, travelCountry }: Choices): string | undefined =>
  form === 'travel' ? travelCountry : country

const countryChoice = ({ form }: Choices, country: string | undefined): Partial<Choices> =>
  form === 'travel' ? { travelCountry: country } : { country }

interface PrintChoicesProps {
  choices: Choices
  onChange: (choice: Partial<Choices>) => void
}

const labelled: { value: string; label: string }[] = []
let sorted: typeof labelled | undefined

/** Yields between countries, because all labels take a slow phone a tenth of a second. */
export function* prepareCountries(): Generator<void> {
  while (labelled.length < COUNTRIES.length) {
    const value = COUNTRIES[labelled.length] ?? ''
    const label = `${countryName(value, 'en')}: ${emergencyNumberFor(value)}`
    labelled.push({ value, label })
    yield
  }
  const { compare } = new Intl.Collator('en')
  sorted ??= labelled.toSorted((a, b) => compare(a.label, b.label))
}

function countryOptions(): typeof labelled {
  for (const _ of prepareCountries());
  return sorted ?? labelled
}

export function PrintChoices({ choices, onChange }: PrintChoicesProps) {
  const { form, paper, locale, ink } = choices
  return (
    <div className="grid gap-4 wide:grid-cols-2">
      <Select
        label="What to print"
        value={form}
        options={EDITOR_FORMS.map(value => ({ value, label: FORMS[value].label }))}
        onChange={event =>
          onChange({ form: EDITOR_FORMS.find(known => known === event.target.value) ?? 'card' })
        }
      />
      <Select
        label="Language of the print"
        help={
          form === 'travel'
            ? 'Of where you travel. Everything stands in your phone’s language as well.'
            : 'The heading is in English as well.'
        }
        value={locale}
        options={LOCALES.map(value => ({ value, label: nameOf(value) }))}
        onChange={event => onChange({ locale: pickLocale(event.target.value) })}
      />
      <Select
        label="Emergency number of"
        help={
          form === 'travel'
            ? 'The country of the trip. Other prints keep the number at home.'
            : 'The home country. The print also says what to call elsewhere.'
        }
        value={countryOf(choices) ?? ''}
        placeholder="No country: 112 or the local number"
        options={countryOptions()}
        onChange={event => onChange(countryChoice(choices, event.target.value || undefined))}
      />
      <SegmentedControl
        label="Paper"
        options={[
          { value: 'a4', label: PAPERS.a4.name },
          { value: 'letter', label: PAPERS.letter.name },
        ]}
        value={paper}
        onChange={wanted => onChange({ paper: wanted })}
      />
      <SegmentedControl
        label="Color of the code"
        options={[
          { value: 'chosen', label: 'As chosen' },
          { value: 'black', label: 'Black' },
        ]}
        value={ink}
        onChange={wanted => onChange({ ink: wanted })}
      />
    </div>
  )
}
