import {
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { useSearchParams } from 'react-router-dom'
import { type DashboardTab, dashboardPath, dashboardTabs } from '../../addresses/paths'
import { KeepRecord } from '../../features/install/keep-record'
import { afterPaint } from '../../http/once-painted'
import { recordOwnerOf, useSession } from '../../stores/session'
import { Main } from '../../ui/main'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { TabBar } from '../../ui/tab-bar'
import { whenIdle } from '../../ui/when-idle'
import { ErrorBoundary } from '../error-boundary'
import { DashboardHeader } from './dashboard-header'
import { readDashboardTab, tabContents } from './dashboard-tabs'
import { SessionNotices } from './session-notices'
import { LateShowCode, ShowCodeDialog } from './show-code-dialog'
import { ShowCodeLink } from './show-code-link'
import { useAskedProfile } from './use-asked-profile'
import { useLoginForBareRecord } from './use-login-for-bare-record'
import { useSubscribedToast } from './use-subscribed-toast'

export function DashboardScreen() {
  const session = useSession(state => state.session)
  const [params] = useSearchParams()
  const current = readDashboardTab(params)
  const { label, Content } = tabContents[current]
  const isCodeAsked = params.get('show') === 'code'
  const { behind, drawFrame } = useBehindCode(isCodeAsked)
  const isContentDue = useDeferredValue(behind === 'all')
  const goOn = useCallback(
    () =>
      void afterPaint(() => {
        drawFrame()
        whenIdle(Content.preload, 1000)
      }),
    [Content, drawFrame],
  )
  useLoginForBareRecord(session, current)
  useSubscribedToast()
  useAskedProfile(session)
  // The guard admits only owners. The owner is missing only while a sign-out leaves the screen.
  const owner = recordOwnerOf(session)
  if (!owner) return null
  const user = session.status === 'signedIn' ? session.user : undefined

  return (
    <>
      <title>{pageTitle(label)}</title>
      {behind !== 'nothing' && (
        <>
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
                    {isContentDue ? <Content /> : <Skeleton lines={4} />}
                  </Suspense>
                </ErrorBoundary>
              </div>
            </Main>
          </div>
        </>
      )}
      <ShowCodeDialog onShown={goOn} />
      <KeepRecord />
    </>
  )
}

const CODE_WAIT_MS = 500

/**
 * Delays what is hidden behind a requested code. Header and tabs are drawn after the code, or after 500 ms.
 */
function useBehindCode(isCodeAsked: boolean) {
  const [behind, setBehind] = useState<'nothing' | 'frame' | 'all'>(isCodeAsked ? 'nothing' : 'all')
  if (behind !== 'all' && !isCodeAsked) setBehind('all')
  const isBare = behind === 'nothing'
  const drawFrame = useCallback(
    () => startTransition(() => setBehind(was => (was === 'nothing' ? 'frame' : was))),
    [],
  )
  useEffect(() => {
    if (!isBare) return
    const timer = setTimeout(drawFrame, CODE_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isBare, drawFrame])
  return { behind, drawFrame }
}

export function preloadDashboard(params: URLSearchParams, isCodeAsked: boolean): Promise<void> {
  return isCodeAsked
    ? LateShowCode.preload()
    : tabContents[readDashboardTab(params)].Content.preload()
}

function asTab(tab: DashboardTab, current: DashboardTab) {
  const { label, icon } = tabContents[tab]
  return { to: dashboardPath(tab), label, icon, isCurrent: tab === current }
}
