import { Link, useLocation } from 'react-router-dom'
import { type DashboardTab, dashboardPath, dashboardTabs, paths } from '../addresses/paths'
import { useIsOthers } from '../people/profiles'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-shapes'
import { TabBar } from '../ui/tab-bar'
import { appTexts } from './texts'

const texts = appTexts.tabs

const ICONS: Record<DashboardTab, IconName> = {
  overview: 'overview',
  'medical-info': 'heart',
  'qr-codes': 'qr',
  profile: 'person',
}

/** On every screen of a person with a record, except where a question is asked (`/start`). */
export function AppTabs() {
  const { pathname, search } = useLocation()
  const isDashboard = pathname === paths.home || pathname === paths.dashboard
  const current = isDashboard ? readDashboardTab(new URLSearchParams(search)) : undefined
  return (
    <TabBar
      label={texts.label}
      tabs={dashboardTabs.map(tab => ({
        label: texts.names[tab],
        icon: ICONS[tab],
        to: dashboardPath(tab),
        isCurrent: tab === current,
      }))}
      aside={<ShowCodeLink isCurrent={pathname === paths.code} />}
    />
  )
}

export function readDashboardTab(params: URLSearchParams): DashboardTab {
  const wanted = params.get('tab')
  return dashboardTabs.find(tab => tab === wanted) ?? 'overview'
}

/** Dark, because red is kept for the record's warnings. */
function ShowCodeLink({ isCurrent }: { isCurrent: boolean }) {
  const isOthers = useIsOthers()
  return (
    <Link
      to={paths.code}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex min-h-12 w-full min-w-0 flex-col items-center justify-center gap-0.5 rounded-ui border border-ink bg-ink px-0.5 min-[384px]:px-2 text-center text-bar font-semibold text-paper no-underline wide:flex-row wide:gap-2 wide:px-3 wide:text-base"
    >
      <Icon name="qr" size={20} />
      {isOthers ? texts.showCode.other : texts.showCode.own}
    </Link>
  )
}
