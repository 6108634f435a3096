import {
  countryName,
  emergencyNumberFor,
  LOCALES,
  type Locale,
  NUMBERED_COUNTRIES,
  nameInItself,
  pickLocale,
} from 'sync-protocol/responder'
import { language, perLanguage } from '../../i18n/define-texts'
import { tagOf } from '../../i18n/languages'
import { Folded } from '../../ui/folded'
import { labelled } from '../../ui/labelled'
import { SegmentedControl } from '../../ui/segmented-control'
import { Select } from '../../ui/select'
import { EDITOR_FORMS, type EditorForm, PAPER_NAMES, type PaperName } from './print-forms'
import { printTexts } from './texts'

export interface Choices {
  form: EditorForm
  paper: PaperName
  locale: Locale
  ink: 'black' | 'chosen'
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

interface SelectOption {
  value: string
  label: string
}

interface Prepared {
  options: SelectOption[]
  sorted?: SelectOption[]
}

const prepared = perLanguage((): Prepared => ({ options: [] }))

/** Yields between countries, because all labels take a slow phone a tenth of a second. */
export function* prepareCountries(): Generator<void> {
  const made = prepared()
  const { options } = made
  while (options.length < NUMBERED_COUNTRIES.length) {
    const value = NUMBERED_COUNTRIES[options.length] ?? ''
    const label = labelled(countryName(value, tagOf(language.get())), emergencyNumberFor(value))
    options.push({ value, label })
    yield
  }
  const { compare } = new Intl.Collator(tagOf(language.get()))
  made.sorted ??= options.toSorted((a, b) => compare(a.label, b.label))
}

function countryOptions(): SelectOption[] {
  for (const _ of prepareCountries());
  return prepared().sorted ?? []
}

const { choices: words, prints } = printTexts

export function PrintChoices({ choices, onChange }: PrintChoicesProps) {
  const { form, paper, locale, ink } = choices
  const isTravel = form === 'travel'
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">{words.heading}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={words.form}
          value={form}
          options={EDITOR_FORMS.map(value => ({ value, label: prints[value].title }))}
          onChange={event =>
            onChange({ form: EDITOR_FORMS.find(known => known === event.target.value) ?? 'card' })
          }
        />
        <Select
          label={words.locale}
          help={isTravel ? words.travelLocaleHelp : locale !== 'en' && words.localeHelp}
          value={locale}
          options={LOCALES.map(value => ({ value, label: nameInItself(value) }))}
          onChange={event => onChange({ locale: pickLocale(event.target.value) })}
        />
        <Select
          label={words.country}
          help={isTravel ? words.travelCountryHelp : words.countryHelp}
          value={countryOf(choices) ?? ''}
          placeholder={words.noCountry}
          options={countryOptions()}
          onChange={event => onChange(countryChoice(choices, event.target.value || undefined))}
        />
        <SegmentedControl
          label={words.paper}
          options={PAPER_NAMES.map(value => ({ value, label: words.papers[value] }))}
          value={paper}
          onChange={wanted => onChange({ paper: wanted })}
        />
      </div>
      <Folded summary={words.color}>
        {() => (
          <div className="grid gap-2">
            <p className="max-w-text text-soft">{words.colorHelp}</p>
            <SegmentedControl
              label={words.colorOfCode}
              hideLabel
              options={[
                { value: 'black', label: words.black },
                { value: 'chosen', label: words.chosen },
              ]}
              value={ink}
              onChange={wanted => onChange({ ink: wanted })}
            />
          </div>
        )}
      </Folded>
    </section>
  )
}
