import { TextField } from '../../ui/text-field'

interface PinFieldProps {
  label: string
  name: string
  error?: string | undefined
}

/** Keeps password managers away. */
export const PinField = (props: PinFieldProps) => (
  <TextField
    {...props}
    type="password"
    inputMode="numeric"
    autoComplete="off"
    maxLength={6}
    data-1p-ignore
    data-lpignore="true"
  />
)
