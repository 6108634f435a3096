import { paths } from '../../addresses/paths'
import type { SessionUser } from '../../stores/session'
import type { IconName } from '../../ui/icon-shapes'

export interface HeaderLink {
  to: string
  label: string
  icon: IconName
  /** Whether the specification requires a full page load. */
  reload?: boolean
  isFor?: (user: SessionUser) => boolean
}

/** The server decides who has a role, and guards its routes. */
export const headerLinks: readonly HeaderLink[] = [
  { to: paths.scan, label: 'Scan', icon: 'camera' },
  { to: paths.shop, label: 'Products', icon: 'card' },
  { to: paths.beta, label: 'FREE Beta', icon: 'check-circle', reload: true },
  { to: paths.donate, label: 'Donations', icon: 'heart' },
  { to: paths.team, label: 'Our Team', icon: 'people' },
  { to: paths.admin, label: 'Owner Panel', icon: 'key', isFor: ({ role }) => role !== null },
]
