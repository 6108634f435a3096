import { type ReactNode, useId } from 'react'
import { Icon } from './icon'

export interface FieldText {
  label: string
  /** Under the field, always visible: an example or why we ask. */
  help?: ReactNode
  /** In words; shown under the field and read out when it appears. */
  error?: string | undefined
  /** Marks what must be filled in. A form that marks some fields says what the mark means (`RequiredHint`). */
  required?: boolean | undefined
}

interface FieldFrameProps extends FieldText {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** What the control inside must carry so that label, help and error belong to it. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export function FieldFrame({ id, label, help, error, required, children }: FieldFrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const helpId = help ? `${controlId}-help` : undefined
  const errorId = error ? `${controlId}-error` : undefined

  return (
    <div className="grid grid-cols-1 content-start gap-1">
      <div className="flex gap-1">
        <label htmlFor={controlId} className="font-semibold">
          {label}
        </label>
        {required && <RequiredMark />}
      </div>
      {children({
        id: controlId,
        'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {help && (
        <p id={helpId} className="text-soft">
          {help}
        </p>
      )}
    </div>
  )
}

/** Beside a label. To a screen reader the control itself says that it is required. */
const RequiredMark = () => (
  <span aria-hidden="true" className="font-bold text-danger">
    *
  </span>
)

/** What the mark means, once at the top of a form. */
export const RequiredHint = () => (
  <p aria-hidden="true" className="text-soft">
    <RequiredMark /> must be filled in
  </p>
)

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex gap-1 font-semibold text-danger">
      <Icon name="critical" size={20} />
      <span className="min-w-0">{children}</span>
    </p>
  )
}

export const controlLook =
  'w-full min-h-12 rounded-ui border border-control bg-surface px-3 py-2 text-base text-ink ' +
  'aria-invalid:border-2 aria-invalid:border-danger disabled:bg-sunken disabled:text-soft'

/** For text only: every select counts as read-only to CSS. */
export const readOnlyLook = 'read-only:bg-sunken'
