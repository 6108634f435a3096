import { type ReactNode, useId } from 'react'
import { phrase } from '../i18n/phrase'
import { Icon } from './icon'
import { uiTexts as texts } from './texts'

export interface FieldText {
  label: string
  help?: ReactNode
  error?: string | undefined
  /** A form that marks some fields explains the mark (`RequiredHint`). */
  required?: boolean | undefined
}

interface FieldFrameProps extends FieldText {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

interface ControlProps {
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
    <div className="grid max-w-form grid-cols-1 content-start gap-1">
      <div>
        <label htmlFor={controlId} className="font-semibold">
          {label}
        </label>
        {required && (
          <>
            &nbsp;
            <RequiredMark />
          </>
        )}
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

/** The mark is hidden from screen readers, because the control itself is marked as required. */
export const RequiredMark = () => (
  <span aria-hidden="true" className="font-bold text-danger">
    *
  </span>
)

export const RequiredHint = () => (
  <p aria-hidden="true" className="text-soft">
    <RequiredMark /> {texts.mustBeFilledIn}
  </p>
)

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex gap-1 font-semibold text-danger">
      <Icon name="critical" size={20} />
      <span className="min-w-0">{typeof children === 'string' ? phrase(children) : children}</span>
    </p>
  )
}

export const controlLook =
  'w-full min-h-12 rounded-ui border border-control bg-surface px-3 py-2 text-base text-ink ' +
  'aria-invalid:border-2 aria-invalid:border-danger disabled:bg-sunken disabled:text-soft'

/** Only for text fields, because CSS treats every select as read-only. */
export const readOnlyLook = 'read-only:bg-sunken'
