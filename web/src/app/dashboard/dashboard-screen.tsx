import { Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { KeepRecord } from '../../features/install/keep-record'
import { recordOwnerOf, useSession } from '../../stores/session'
import { Main } from '../../ui/main'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { TabBar } from '../../ui/tab-bar'
import { ErrorBoundary } from '../error-boundary'
import { type DashboardTab, dashboardPath, dashboardTabs } from '../paths'
import { DashboardHeader } from './dashboard-header'
import { tabContents } from './dashboard-tabs'
import { SessionNotices } from './session-notices'
import { ShowCodeDialog } from './show-code-dialog'
import { ShowCodeLink } from './show-code-link'
import { useLoginForBareRecord } from './use-login-for-bare-record'
import { useSubscribedToast } from './use-subscribed-toast'

export function DashboardScreen() {
  const session = useSession(state => state.session)
  const [params] = useSearchParams()
  const current = readTab(params.get('tab'))
  const { label, Content } = tabContents[current]
  useLoginForBareRecord(session, current)
  useSubscribedToast()
  // The guard lets no one else in; this is the moment in which a sign-out leaves the screen.
  const owner = recordOwnerOf(session)
  if (!owner) return null
  const user = session.status === 'signedIn' ? session.user : undefined

  return (
    <>
      <title>{pageTitle(label)}</title>
      <DashboardHeader ownerId={owner.id} user={user} />
      <TabBar
        label="Dashboard"
        tabs={dashboardTabs.map(tab => asTab(tab, current))}
        aside={<ShowCodeLink />}
      />
      <div className="pb-24 wide:pb-8">
        <Main>
          <div className="grid grid-cols-1 gap-6">
            {session.status === 'signedIn' && <SessionNotices session={session} />}
            <ErrorBoundary place={current} isInScreen>
              <Suspense key={current} fallback={<Skeleton lines={4} />}>
                <Content />
              </Suspense>
            </ErrorBoundary>
          </div>
        </Main>
      </div>
      <ShowCodeDialog />
      <KeepRecord />
    </>
  )
}

function readTab(wanted: string | null): DashboardTab {
  return dashboardTabs.find(tab => tab === wanted) ?? 'overview'
}

function asTab(tab: DashboardTab, current: DashboardTab) {
  const { label, icon } = tabContents[tab]
  return { to: dashboardPath(tab), label, icon, isCurrent: tab === current }
}
