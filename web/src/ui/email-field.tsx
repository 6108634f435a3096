import type { ComponentProps } from 'react'
import { TextField } from './text-field'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>

/** An e-mail address: the keyboard for it, no capital at the start. `autoComplete` says whose. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField type="email" inputMode="email" autoCapitalize="none" {...props} />
)
