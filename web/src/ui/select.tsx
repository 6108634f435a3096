import type { ComponentProps } from 'react'
import { controlLook, FieldFrame, type FieldText } from './field-frame'
import { Icon } from './icon'

interface Option<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean
}

interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly Option[]
  /** Without a placeholder, the first option is selected. */
  placeholder?: string
}

export function Select(props: FieldText & SelectBoxProps) {
  const { label, help, error, required, id, ...select } = props
  return (
    <FieldFrame {...{ id, label, help, error, required }}>
      {control => <SelectBox {...select} {...control} />}
    </FieldFrame>
  )
}

/**
 * The platform's own list works best on phones and costs no bytes. Its width follows the chosen option,
 * because Chromium would otherwise measure all of them: 15 ms for all countries on a fast machine. A long option
 * takes several lines with large text, in browsers that can break it.
 */
export function SelectBox({ options, placeholder, ...select }: SelectBoxProps) {
  return (
    <div className="relative">
      <select
        {...select}
        className={`${controlLook} field-sizing-content max-w-full appearance-none whitespace-normal pe-[calc(1.25em+28px)]`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute inset-y-0 inset-e-3 flex items-center text-soft">
        <Icon name="chevron-down" size={20} />
      </span>
    </div>
  )
}
