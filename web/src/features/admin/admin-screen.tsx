import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  type AdminUser,
  type Analytics,
  adminUserSchema,
  analyticsSchema,
  DEFAULT_PERIOD,
  PERIODS,
  type Period,
} from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import type { HttpFailure } from '../../http/failure'
import { goToLogin } from '../../people/go-to-login'
import { useSession } from '../../people/session'
import { Button } from '../../ui/button'
import { dayWords } from '../../ui/date-words'
import type { IconName } from '../../ui/icon-shapes'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Select } from '../../ui/select'
import { Skeleton } from '../../ui/skeleton'
import { Spinner } from '../../ui/spinner'
import { TabBar } from '../../ui/tab-bar'
import { BetaTab } from './beta-tab'
import type { Column } from './data-table'
import { DonationsTab } from './donations-tab'
import { FailedNotice } from './failed-notice'
import { OrdersTab } from './orders-tab'
import { AdminOverviewTab } from './overview-tab'
import { PagedCard } from './paged-card'
import { AccessDenied, ClosedScreen } from './refusals'
import { SystemTab } from './system-tab'
import { usePolled } from './use-polled'
import { PERIOD_WORDS } from './words'

export function AdminScreen() {
  const { status } = useSession(state => state.session)
  if (status === 'unknown') return <Spinner label="Loading" />
  return status === 'signedIn' ? <Dashboard /> : <AccessDenied />
}

function Dashboard() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const role = useSession(({ session }) =>
    session.status === 'signedIn' ? session.user.role : null,
  )
  const tab = readAdminTab(query.get('tab'))
  const period = PERIODS.find(each => each === query.get('period')) ?? DEFAULT_PERIOD
  const { value, failure } = usePolled(`/api/admin/analytics?period=${period}`, analyticsSchema)

  // A refusal closes a screen that was allowed before, too.
  if (failure?.kind === 'refused') return <Refused failure={failure} />
  return (
    // These screens are only in English.
    <div className="contents" lang="en" dir="ltr">
      <title>{pageTitle('Owner Dashboard')}</title>
      <TabBar
        label="Owner Dashboard"
        tabs={tabsOf(role).map(each => ({
          ...TAB_LOOKS[each],
          to: adminPath(each, period),
          isCurrent: each === tab,
        }))}
      />
      <div className="pb-24 wide:pb-8">
        <Main>
          <PageHeader
            title="Owner Dashboard"
            back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
            actions={
              !TIMELESS_TABS.has(tab) && (
                <Select
                  label="Period"
                  value={period}
                  options={PERIODS.map(each => ({ value: each, label: PERIOD_WORDS[each] }))}
                  onChange={({ target }) => {
                    navigate(adminPath(tab, target.value as Period), { replace: true })
                  }}
                />
              )
            }
          />
          {failure && <FailedNotice failure={failure} />}
          <Content tab={tab} period={period} analytics={value} />
        </Main>
      </div>
    </div>
  )
}

interface ContentProps {
  tab: AdminTab
  period: Period
  analytics: Analytics | undefined
}

function Content({ tab, period, analytics }: ContentProps) {
  // No data is requested before the server has admitted the user.
  if (!analytics) return <Skeleton lines={4} />
  switch (tab) {
    case 'overview':
      return <AdminOverviewTab analytics={analytics} />
    case 'users':
      return <UsersTab />
    case 'orders':
      return <OrdersTab period={period} />
    case 'donations':
      return <DonationsTab period={period} />
    case 'beta':
      return <BetaTab period={period} />
    case 'system':
      return <SystemTab />
  }
}

function Refused({ failure }: { failure: Extract<HttpFailure, { kind: 'refused' }> }) {
  const navigate = useNavigate()
  if (failure.code === 'forbidden') return <AccessDenied />
  return (
    <ClosedScreen
      title="Authentication Error"
      lead="Unable to authenticate admin access"
      action={
        <Button tone="primary" onClick={() => goToLogin(navigate, paths.admin)}>
          Sign in again
        </Button>
      }
    >
      <p>Analytics fetch failed: {failure.status}</p>
      <p className="text-soft">{failure.message}</p>
    </ClosedScreen>
  )
}

const COLUMNS: readonly Column<AdminUser>[] = [
  { title: 'Email', cell: ({ email }) => email },
  { title: 'Joined', cell: ({ createdAt }) => dayWords(createdAt) },
  { title: 'Role', cell: ({ role }) => role ?? 'user' },
  { title: 'Orders', isNumber: true, cell: ({ orders }) => orders },
]

function UsersTab() {
  return (
    <PagedCard
      title="Users"
      path="/api/admin/users"
      row={adminUserSchema}
      columns={COLUMNS}
      rowKey={({ email }) => email}
      empty="No one has signed up yet."
    />
  )
}

const adminTabs = ['overview', 'users', 'orders', 'donations', 'beta', 'system'] as const
export type AdminTab = (typeof adminTabs)[number]

const TAB_LOOKS: Readonly<Record<AdminTab, { label: string; icon: IconName }>> = {
  overview: { label: 'Overview', icon: 'overview' },
  users: { label: 'Users', icon: 'people' },
  orders: { label: 'Orders', icon: 'card' },
  donations: { label: 'Donations', icon: 'heart' },
  beta: { label: 'Beta Tests', icon: 'check-circle' },
  system: { label: 'System', icon: 'settings' },
}

const TIMELESS_TABS: ReadonlySet<AdminTab> = new Set(['users', 'system'])

/** The server refuses it to admins. Someone with the owner's token has no role. */
const tabsOf = (role: AdminUser['role']) =>
  role === 'admin' ? adminTabs.filter(tab => tab !== 'system') : adminTabs

const readAdminTab = (wanted: string | null): AdminTab =>
  adminTabs.find(tab => tab === wanted) ?? 'overview'

function adminPath(tab: AdminTab, period: Period): string {
  const query = new URLSearchParams()
  if (tab !== 'overview') query.set('tab', tab)
  if (period !== DEFAULT_PERIOD) query.set('period', period)
  const text = query.toString()
  return text === '' ? paths.admin : `${paths.admin}?${text}`
}
