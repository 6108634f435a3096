import type { ComponentProps } from 'react'
import { Button } from './button'
import { Icon } from './icon'
import type { IconName } from './icon-shapes'

interface IconButtonProps
  extends Omit<ComponentProps<typeof Button>, 'icon' | 'children' | 'wide'> {
  icon: IconName
  /** Names the action and its object: "Delete Penicillin", not "Delete". */
  label: string
}

export function IconButton({ icon, label, tone = 'bare', ...rest }: IconButtonProps) {
  return (
    <Button {...rest} tone={tone} aria-label={label} title={label} icon={<Icon name={icon} />} />
  )
}
