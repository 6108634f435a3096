import type { ComponentProps } from 'react'
import { Button } from './button'
import { Icon } from './icon'

type PasskeyButtonProps = Pick<
  ComponentProps<typeof Button>,
  'busy' | 'busyLabel' | 'disabled' | 'children'
>

/** Sends its form by a passkey instead of what was typed: `by` is `passkey` then. */
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
