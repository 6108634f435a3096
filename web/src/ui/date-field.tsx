import { type ReactNode, useId } from 'react'
import { monthNames, shownForm } from './date-words'
import { controlLook, FieldError, type FieldText, RequiredMark } from './field-frame'
import { SelectBox } from './select'

type Part = 'day' | 'month' | 'year'

interface DateFieldProps extends FieldText {
  name: string
  words: Record<Part | 'noMonthChosen', string>
  /** `YYYY-MM-DD`, or the parts typed so far in this order. */
  value: string
  onType: (text: string) => void
  /** Next to the fields, for example the age. */
  aside?: ReactNode
  autoComplete?: string
  autoFocus?: boolean | undefined
}

/**
 * Three fields, as in GOV.UK's date input: people know their dates by heart, and a calendar of 70 years takes
 * many presses. The month is a word, because 3/4 is another day in London than in New York.
 */
export function DateField(props: DateFieldProps) {
  const { name, label, help, error, required, words, value, onType, aside } = props
  const id = useId()
  const parts = partsOf(value)
  const order = dateOrder(shownForm())
  const describedBy = [error && `${id}-error`, aside && `${id}-aside`, help && `${id}-help`]

  const control = (part: Part) => ({
    id: `${id}-${part}`,
    name: `${name}-${part}`,
    value: parts[part],
    autoFocus: props.autoFocus === true && part === order[0],
    autoComplete: props.autoComplete === 'bday' ? `bday-${part}` : 'off',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required ? (true as const) : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      onType(textOf({ ...parts, [part]: target.value })),
  })

  const fields: Record<Part, ReactNode> = {
    day: <input {...control('day')} inputMode="numeric" className={controlLook} />,
    month: (
      <SelectBox
        {...control('month')}
        placeholder={words.noMonthChosen}
        options={monthNames().map((label, nth) => ({ value: twoDigits(nth + 1), label }))}
      />
    ),
    year: <input {...control('year')} inputMode="numeric" className={controlLook} />,
  }

  return (
    <fieldset
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      className="grid min-w-0 grid-cols-1 content-start gap-1"
    >
      <legend className="font-semibold">
        {label} {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap items-end gap-2">
        {order.map(part => (
          <div key={part} className={`grid gap-1 ${WIDTHS[part]}`}>
            <label htmlFor={`${id}-${part}`} className="text-soft">
              {words[part]}
            </label>
            {fields[part]}
          </div>
        ))}
        {aside && (
          <p id={`${id}-aside`} className="flex min-h-12 items-center">
            {aside}
          </p>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help && (
        <p id={`${id}-help`} className="text-soft">
          {help}
        </p>
      )}
    </fieldset>
  )
}

/** The month fills its line, so the line neither moves with the chosen name nor has a gap in large text. */
const WIDTHS: Record<Part, string> = {
  day: 'w-[3.5rem]',
  month: 'grow basis-[7rem] max-w-[11rem]',
  year: 'w-[5rem]',
}

const twoDigits = (month: number) => String(month).padStart(2, '0')

function partsOf(value: string): Record<Part, string> {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day: day.replace(/^0(?=\d)/, '') }
}

function textOf({ year, month, day }: Record<Part, string>): string {
  const plain = [year, month, day].map(part => part.replaceAll('-', ''))
  return plain.join('-').replace(/-+$/, '')
}

const orders = new Map<string, readonly Part[]>()

/** Creating a formatter takes a slow phone ten milliseconds. */
export function dateOrder(language: string): readonly Part[] {
  const order = orders.get(language) ?? findOrder(language)
  orders.set(language, order)
  return order
}

function findOrder(language: string): Part[] {
  const style = { day: 'numeric', month: 'long', year: 'numeric' } as const
  // The year of other calendars, such as 2569 in Thailand, would be read as one of the Gregorian calendar.
  const format = new Intl.DateTimeFormat(language, { ...style, calendar: 'gregory' })
  return format
    .formatToParts()
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
}
