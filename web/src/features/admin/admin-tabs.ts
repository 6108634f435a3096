import { DEFAULT_PERIOD, type Period } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import type { IconName } from '../../ui/icon-shapes'

export const adminTabs = ['overview', 'users', 'orders', 'donations', 'beta'] as const
export type AdminTab = (typeof adminTabs)[number]

export const TAB_LOOKS: Readonly<Record<AdminTab, { label: string; icon: IconName }>> = {
  overview: { label: 'Overview', icon: 'overview' },
  users: { label: 'Users', icon: 'people' },
  orders: { label: 'Orders', icon: 'card' },
  donations: { label: 'Donations', icon: 'heart' },
  beta: { label: 'Beta Tests', icon: 'check-circle' },
}

export const readAdminTab = (wanted: string | null): AdminTab =>
  adminTabs.find(tab => tab === wanted) ?? 'overview'

export function adminPath(tab: AdminTab, period: Period): string {
  const query = new URLSearchParams()
  if (tab !== 'overview') query.set('tab', tab)
  if (period !== DEFAULT_PERIOD) query.set('period', period)
  const text = query.toString()
  return text === '' ? paths.admin : `${paths.admin}?${text}`
}
