import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-frame'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, help, error, id, ...input }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const errorId = error ? `${boxId}-error` : undefined
  const helpId = help ? `${boxId}-help` : undefined
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={boxId} className="flex min-h-12 items-start gap-3 py-2">
        <input
          {...input}
          id={boxId}
          type="checkbox"
          className="size-[1.5rem] shrink-0 accent-ink"
          aria-invalid={error ? true : undefined}
          aria-describedby={[errorId, helpId].filter(Boolean).join(' ') || undefined}
        />
        <span className="min-w-0 wrap-anywhere">{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        // The help overlaps the label's touch area, so presses go through it to the label.
        <p id={helpId} className="pointer-events-none -mt-3 ps-[calc(1.5rem+12px)] text-soft">
          {help}
        </p>
      )}
    </div>
  )
}
