import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { IconName } from '../../ui/icon-shapes'
import type { DashboardTab } from '../paths'

interface TabContent {
  label: string
  icon: IconName
  Content: LazyExoticComponent<ComponentType>
}

export const tabContents: Record<DashboardTab, TabContent> = {
  overview: {
    label: 'Overview',
    icon: 'overview',
    Content: lazy(async () => ({
      default: (await import('./overview')).Overview,
    })),
  },
  'medical-info': {
    label: 'Medical Info',
    icon: 'heart',
    Content: lazy(async () => ({
      default: (await import('../../features/medical/medical-tab')).MedicalTab,
    })),
  },
  'qr-codes': {
    label: 'QR Codes',
    icon: 'qr',
    Content: lazy(async () => ({
      default: (await import('../../features/qr-codes/qr-codes-tab')).QrCodesTab,
    })),
  },
  profile: {
    label: 'Profile',
    icon: 'person',
    Content: lazy(async () => ({
      default: (await import('./profile')).Profile,
    })),
  },
}
