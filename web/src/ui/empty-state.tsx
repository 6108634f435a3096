import type { ReactNode } from 'react'
import { Icon } from './icon'
import type { IconName } from './icon-shapes'

interface EmptyStateProps {
  icon: IconName
  children: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4 px-4 py-8 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-sunken text-soft">
        <Icon name={icon} size={28} />
      </span>
      <p className="max-w-text text-soft">{children}</p>
      {action}
    </div>
  )
}
