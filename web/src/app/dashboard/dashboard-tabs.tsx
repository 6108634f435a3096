import { type DashboardTab, dashboardTabs } from '../../addresses/paths'
import type { IconName } from '../../ui/icon-shapes'
import { type Late, late } from '../../ui/late'

interface TabContent {
  label: string
  icon: IconName
  Content: Late<object>
}

export const tabContents: Record<DashboardTab, TabContent> = {
  overview: {
    label: 'Overview',
    icon: 'overview',
    Content: late(async () => (await import('./overview')).Overview),
  },
  'medical-info': {
    label: 'Medical Info',
    icon: 'heart',
    Content: late(async () => (await import('../../features/medical/medical-tab')).MedicalTab),
  },
  'qr-codes': {
    label: 'QR Codes',
    icon: 'qr',
    Content: late(async () => (await import('../../features/qr-codes/qr-codes-tab')).QrCodesTab),
  },
  profile: {
    label: 'Profile',
    icon: 'person',
    Content: late(async () => (await import('./profile')).Profile),
  },
}

export function readDashboardTab(params: URLSearchParams): DashboardTab {
  const wanted = params.get('tab')
  return dashboardTabs.find(tab => tab === wanted) ?? 'overview'
}
