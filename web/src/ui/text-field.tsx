import type { ComponentProps } from 'react'
import { controlLook, FieldFrame, type FieldText, readOnlyLook } from './field-frame'

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'children'>

export function TextField({ label, help, error, required, id, ...input }: FieldText & InputProps) {
  return (
    <FieldFrame {...{ id, label, help, error, required }}>
      {control => (
        <input type="text" {...input} {...control} className={`${controlLook} ${readOnlyLook}`} />
      )}
    </FieldFrame>
  )
}
