import type { ComponentProps } from 'react'
import { TextField } from './text-field'

type EmailFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>

export const EmailField = (props: EmailFieldProps) => (
  <TextField type="email" inputMode="email" autoCapitalize="none" {...props} />
)
