import type { ComponentProps } from 'react'
import { Button } from './button'
import { Icon } from './icon'

type PasskeyButtonProps = Pick<
  ComponentProps<typeof Button>,
  'busy' | 'busyLabel' | 'disabled' | 'children'
>

/** Submits its form with `passkey` in the field `by` instead of the typed values. */
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
