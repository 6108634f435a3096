import type { ComponentProps } from 'react'
import { controlLook, FieldFrame, type FieldText, readOnlyLook } from './field-frame'

type AreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'children'>

export function TextArea({ label, help, error, required, id, ...area }: FieldText & AreaProps) {
  return (
    <FieldFrame {...{ id, label, help, error, required }}>
      {control => (
        <textarea
          rows={3}
          {...area}
          {...control}
          className={`${controlLook} ${readOnlyLook} field-sizing-content min-h-24`}
        />
      )}
    </FieldFrame>
  )
}
