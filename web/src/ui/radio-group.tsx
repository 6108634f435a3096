import { type ReactNode, useId } from 'react'
import { FieldError } from './field-frame'

interface Choice<Value extends string> {
  value: Value
  label: string
  help?: ReactNode
}

interface RadioGroupProps<Value extends string> {
  label: string
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  error?: string | undefined
}

/** One of a few choices that need a sentence each. SegmentedControl is for choices of one or two words. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, choices, value, onChange, error } = props
  const name = useId()
  const errorId = error ? `${name}-error` : undefined
  return (
    <fieldset aria-describedby={errorId} className="grid content-start gap-2">
      <legend className="mb-1 font-semibold wrap-anywhere">{label}</legend>
      {choices.map(choice => (
        <label
          key={choice.value}
          className="flex min-h-12 items-start gap-3 rounded-ui border border-control bg-surface px-3 py-3 has-checked:border-ink has-checked:bg-sunken"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="size-[1.5rem] shrink-0 accent-ink"
          />
          <span className="grid min-w-0 grid-cols-1">
            <span className="font-semibold wrap-anywhere">{choice.label}</span>
            {choice.help && <span className="text-soft wrap-anywhere">{choice.help}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
