import {
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { type DashboardTab, dashboardPath, dashboardTabs } from '../../addresses/paths'
import { KeepRecord } from '../../features/install/keep-record'
import { afterPaint } from '../../http/once-painted'
import { useIsOthers } from '../../stores/profiles'
import { recordOwnerOf, useSession } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-shapes'
import { type Late, late } from '../../ui/late'
import { Main } from '../../ui/main'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { TabBar } from '../../ui/tab-bar'
import { whenIdle } from '../../ui/when-idle'
import { ErrorBoundary } from '../error-boundary'
import { DashboardHeader } from './dashboard-header'
import { SessionNotices } from './session-notices'
import { LateShowCode, ShowCodeDialog } from './show-code-dialog'
import { useAskedProfile } from './use-asked-profile'
import { useLoginForBareRecord } from './use-login-for-bare-record'

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
  // The owner is missing only while a sign-out leaves the screen.
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

function useSubscribedToast(): void {
  const [params, setParams] = useSearchParams()
  const isBack = params.get('subscribed') === 'true'

  useEffect(() => {
    if (!isBack) return
    showToast({ title: 'Subscription Successful!' })
    setParams(
      before => {
        before.delete('subscribed')
        return before
      },
      { replace: true },
    )
  }, [isBack, setParams])
}

/** Dark, because red is kept for the record's warnings. */
function ShowCodeLink() {
  const { pathname, search } = useLocation()
  const isOthers = useIsOthers()
  return (
    <Link
      to={{ pathname, search: withCode(search) }}
      className="flex min-h-12 w-full min-w-0 flex-col items-center justify-center gap-0.5 rounded-ui border border-ink bg-ink px-2 py-1 text-center text-sm leading-tight font-semibold wrap-anywhere text-paper no-underline wide:flex-row wide:gap-2 wide:px-3 wide:text-base"
    >
      <Icon name="qr" size={22} />
      {isOthers ? 'Show the code' : 'Show my code'}
    </Link>
  )
}

/** The code is part of the address, so it can be linked to and Back closes it. */
function withCode(search: string): string {
  const params = new URLSearchParams(search)
  params.set('show', 'code')
  return `?${params}`
}

interface TabContent {
  label: string
  icon: IconName
  Content: Late<object>
}

const tabContents: Record<DashboardTab, TabContent> = {
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

function readDashboardTab(params: URLSearchParams): DashboardTab {
  const wanted = params.get('tab')
  return dashboardTabs.find(tab => tab === wanted) ?? 'overview'
}
