import {
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { useSearchParams } from 'react-router-dom'
import { KeepRecord } from '../../features/install/keep-record'
import { afterPaint } from '../../http/once-painted'
import { recordOwnerOf, useSession } from '../../stores/session'
import { Main } from '../../ui/main'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { TabBar } from '../../ui/tab-bar'
import { whenIdle } from '../../ui/when-idle'
import { ErrorBoundary } from '../error-boundary'
import { type DashboardTab, dashboardPath, dashboardTabs } from '../paths'
import { DashboardHeader } from './dashboard-header'
import { readTab, tabContents } from './dashboard-tabs'
import { SessionNotices } from './session-notices'
import { ShowCode, ShowCodeDialog } from './show-code-dialog'
import { ShowCodeLink } from './show-code-link'
import { useLoginForBareRecord } from './use-login-for-bare-record'
import { useSubscribedToast } from './use-subscribed-toast'

export function DashboardScreen() {
  const session = useSession(state => state.session)
  const [params] = useSearchParams()
  const current = readTab(params)
  const { label, Content } = tabContents[current]
  const isCodeAsked = params.get('show') === 'code'
  // Nobody sees what is behind a code that came first: its content is drawn once the code is put away, in a transition.
  const [isCodeFirst, setCodeFirst] = useState(isCodeAsked)
  if (isCodeFirst && !isCodeAsked) setCodeFirst(false)
  const waitsForCode = useDeferredValue(isCodeFirst)
  const { isFrameDue, drawFrame } = useFrameAfterCode(isCodeAsked)
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
  // The guard lets no one else in; this is the moment in which a sign-out leaves the screen.
  const owner = recordOwnerOf(session)
  if (!owner) return null
  const user = session.status === 'signedIn' ? session.user : undefined

  return (
    <>
      <title>{pageTitle(label)}</title>
      {(isFrameDue || !isCodeAsked) && (
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
                    {waitsForCode ? <Skeleton lines={4} /> : <Content />}
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

/** The header and the tabs behind a code that came first: drawn when it is there, or is long in coming. */
function useFrameAfterCode(isCodeFirst: boolean) {
  const [isFrameDue, setDue] = useState(!isCodeFirst)
  const drawFrame = useCallback(() => startTransition(() => setDue(true)), [])
  useEffect(() => {
    if (isFrameDue) return
    const timer = setTimeout(drawFrame, CODE_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isFrameDue, drawFrame])
  return { isFrameDue, drawFrame }
}

/** What the screen begins with, read while it is found out who is here. */
export function preloadDashboard(params: URLSearchParams, isCodeAsked: boolean): Promise<void> {
  return isCodeAsked ? ShowCode.preload() : tabContents[readTab(params)].Content.preload()
}

function asTab(tab: DashboardTab, current: DashboardTab) {
  const { label, icon } = tabContents[tab]
  return { to: dashboardPath(tab), label, icon, isCurrent: tab === current }
}
