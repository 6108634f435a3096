import type { ComponentProps } from 'react'
import { TextField } from './text-field'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>

/** `autoComplete` names the owner of the address. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField type="email" inputMode="email" autoCapitalize="none" {...props} />
)
