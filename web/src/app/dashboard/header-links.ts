import type { SessionUser } from '../../stores/session'
import type { IconName } from '../../ui/icon-shapes'

export interface HeaderLink {
  to: string
  label: string
  icon: IconName
  /** A full page load, where the specification wants one. */
  reload?: boolean
  isFor?: (user: SessionUser) => boolean
}

/** The header's buttons beside Logout. A row comes with its route; none leads nowhere. */
export const headerLinks: readonly HeaderLink[] = []
