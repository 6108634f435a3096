import { paths } from '../../addresses/paths'
import type { SessionUser } from '../../people/session'
import type { IconName } from '../../ui/icon-shapes'
import { dashboardFrameTexts } from './texts'

const texts = dashboardFrameTexts.links

export interface HeaderLink {
  to: string
  label: string
  icon: IconName
  /** Whether the specification requires a full page load. */
  reload?: boolean
  isFor?: (user: SessionUser) => boolean
}

/** The server decides who has a role, and guards its routes. */
export const headerLinks = (): readonly HeaderLink[] => [
  { to: paths.scan, label: texts.scan, icon: 'camera' },
  { to: paths.shop, label: texts.products, icon: 'card' },
  { to: paths.beta, label: texts.beta, icon: 'check-circle', reload: true },
  { to: paths.donate, label: texts.donations, icon: 'heart' },
  { to: paths.team, label: texts.team, icon: 'people' },
  { to: paths.admin, label: texts.owner, icon: 'key', isFor: ({ role }) => role !== null },
]
