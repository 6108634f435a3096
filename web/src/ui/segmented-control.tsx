import { useId } from 'react'
import { classNames } from './class-names'

interface SegmentedControlProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  hideLabel?: boolean
}

/** One of two to four short choices, all visible. Radio buttons make the arrow keys work. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, hideLabel = false } = props
  const name = useId()
  return (
    <fieldset className="max-w-form">
      <legend className={classNames('mb-1 font-semibold', hideLabel && 'sr-only')}>{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-1 rounded-ui border border-line bg-sunken p-1">
        {options.map(option => (
          <label
            key={option.value}
            className="relative flex min-h-12 items-center justify-center rounded-inner border border-transparent px-2 text-center text-soft has-checked:border-control has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
