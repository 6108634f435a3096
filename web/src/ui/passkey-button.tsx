import type { ComponentProps } from 'react'
import { Button } from './button'
import { Icon } from './icon'

type PasskeyButtonProps = Pick<
  ComponentProps<typeof Button>,
  'busy' | 'busyLabel' | 'disabled' | 'children'
>

/** Submits its form with a passkey instead of the typed values: the field `by` is `passkey`. */
export const PasskeyButton = (props: PasskeyButtonProps) => (
  <Button
    type="submit"
    name="by"
    value="passkey"
    wide
    icon={<Icon name="key" size={20} />}
    {...props}
  />
)
