import { Suspense, useEffect } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { authPath, type DashboardTab, paths } from '../../addresses/paths'
import { KeepRecord } from '../../features/install/keep-record'
import { type Late, late } from '../../loading/late'
import {
  displayName,
  recordOwnerOf,
  type Session,
  type SessionUser,
  useSession,
} from '../../people/session'
import { showToast } from '../../stores/toast'
import { useProfile, useRecord, useRow } from '../../sync'
import { Logo } from '../../ui/logo'
import { Main } from '../../ui/main'
import { pageTitle, productName } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { AppTabs, readDashboardTab } from '../app-tabs'
import { ErrorBoundary } from '../error-boundary'
import { appTexts } from '../texts'
import { HeaderActions } from './header-actions'
import { headerLinks } from './header-links'
import { SessionNotices } from './session-notices'
import { dashboardFrameTexts, dashboardFrameTexts as texts } from './texts'
import { useAskedProfile } from './use-asked-profile'

export function DashboardScreen() {
  const session = useSession(state => state.session)
  const [params] = useSearchParams()
  const current = readDashboardTab(params)
  const Content = contents[current]
  useLoginForBareRecord(session, current)
  useSubscribedToast()
  useAskedProfile(session)
  // The owner is missing only while a sign-out leaves the screen.
  const owner = recordOwnerOf(session)
  if (!owner) return null
  const user = session.status === 'signedIn' ? session.user : undefined

  return (
    <>
      {!params.has('page') && <title>{pageTitle(appTexts.tabs.names[current])}</title>}
      <DashboardHeader ownerId={owner.id} user={user} />
      <AppTabs />
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
      <KeepRecord />
    </>
  )
}

export const preloadDashboard = (params: URLSearchParams): Promise<void> =>
  contents[readDashboardTab(params)].preload()

function useSubscribedToast(): void {
  const [params, setParams] = useSearchParams()
  const isBack = params.get('subscribed') === 'true'

  useEffect(() => {
    if (!isBack) return
    showToast({ title: dashboardFrameTexts.subscribed })
    setParams(
      before => {
        before.delete('subscribed')
        return before
      },
      { replace: true },
    )
  }, [isBack, setParams])
}

const contents: Record<DashboardTab, Late<object>> = {
  overview: late(async () => (await import('./overview')).Overview),
  'medical-info': late(async () => (await import('../../features/medical/medical-tab')).MedicalTab),
  'qr-codes': late(async () => (await import('../../features/qr-codes/qr-codes-tab')).QrCodesTab),
  profile: late(async () => (await import('./profile')).Profile),
}

interface DashboardHeaderProps {
  ownerId: string
  user: SessionUser | undefined
}

function DashboardHeader({ ownerId, user }: DashboardHeaderProps) {
  // A name changed here shows immediately, before the server has it.
  const account = useRow('account', ownerId)
  const profile = useProfile()
  const name = user ? displayName({ ...user, ...account }) : profile?.fullName
  return (
    <header className="border-b border-line bg-surface wide:border-b-0 print:hidden">
      <div className="mx-auto flex max-w-page items-center gap-3 px-4 py-2 wide:gap-4">
        <Link to={paths.home} aria-label={productName} className="rounded-ui">
          <Logo size={44} />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="text-header font-bold">{texts.title}</h1>
          <p className="text-bar text-soft">
            {/* An address may have 254 characters. */}
            <span className="line-clamp-2 wrap-anywhere" title={name}>
              {name ? texts.welcomeName({ name }) : texts.welcome}
            </span>
          </p>
        </div>
        <HeaderActions user={user} links={headerLinks()} />
      </div>
    </header>
  )
}

/**
 * Leads an expired session to the sign-in if the phone has no record, because Medical Information is then
 * empty. It navigates within the app, because a page load would start with the phone's note of the user and
 * come straight back.
 */
function useLoginForBareRecord(session: Session, tab: DashboardTab): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const record = useRecord()
  const isExpired = session.status === 'signedIn' && session.validity === 'expired'
  const isBare =
    record !== undefined &&
    !record.profile &&
    [record.contacts, record.allergies, record.medications, record.conditions].every(
      list => list.length === 0,
    )
  const mustSignIn = tab === 'medical-info' && isExpired && isBare

  useEffect(() => {
    if (mustSignIn) navigate(authPath(pathname + search), { replace: true })
  }, [mustSignIn, navigate, pathname, search])
}
