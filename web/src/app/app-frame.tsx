import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '../addresses/paths'
import { late } from '../loading/late'
import { useFreshSignIn } from '../people/fresh-sign-in'
import { useLock } from '../stores/lock'
import { usePayments } from '../stores/payments'
import { Main, shownMain } from '../ui/main'
import { Watermark } from '../ui/watermark'
import { ErrorBoundary } from './error-boundary'
import { QuestionOutlet } from './question-outlet'
import { ScreenSkeleton } from './screen-skeleton'
import { StorageNotice } from './storage-notice'
import { appTexts } from './texts'
import { Toaster } from './toaster'
import { UpdateNotice } from './update-notice'

const texts = appTexts.frame

const FreshSignInDialog = lazy(async () => ({
  default: (await import('../features/account/fresh-sign-in-dialog')).FreshSignInDialog,
}))

/** Without the lock's script, the app cannot check whether to ask for the PIN, so it stays closed. */
const Closed = late(() =>
  import('./lock/closed').then(
    ({ ClosedApp: Closed }) => Closed,
    () => LockNotHere,
  ),
)

const LockNotHere = () => (
  <Main>
    <h1>{texts.locked}</h1>
    {texts.lockedText}
  </Main>
)

/** Elsewhere a strip would take attention from the record. */
const MONEY_PATHS: readonly string[] = [
  paths.shop,
  paths.shopSuccess,
  paths.beta,
  paths.betaTest,
  paths.betaSuccess,
  paths.donate,
  paths.donateAsGuest,
  paths.donations,
  paths.donationSuccess,
  paths.checkout,
  paths.subscribe,
  paths.pricing,
  paths.paymentOptions,
]
const isAboutMoney = (pathname: string) => MONEY_PATHS.includes(pathname.replace(/(.)\/+$/, '$1'))

/** Another person's card (`/e/…`) holds no data of this phone, so the lock leaves it open. */
const isOpenToAll = (pathname: string) => pathname.startsWith('/e/')

function FreshSignInOutlet() {
  const asked = useFreshSignIn(state => state.asked)
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <FreshSignInDialog onAnswer={asked.answer} />
    </Suspense>
  )
}

export function AppFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isClosed = useLock(state => state.isClosed)
  useNewScreen()
  if (isClosed) {
    return (
      <>
        <StorageNotice />
        <ErrorBoundary place={pathname}>
          <Suspense fallback={null}>{isOpenToAll(pathname) ? children : <Closed />}</Suspense>
        </ErrorBoundary>
      </>
    )
  }
  return (
    <>
      <a
        href="#main"
        className="sr-only z-30 rounded-ui bg-surface p-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:inset-s-2"
      >
        {texts.skip}
      </a>
      <Watermark />
      <TestPaymentsRibbon pathname={pathname} />
      <UpdateNotice />
      <StorageNotice />
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
      </ErrorBoundary>
      <Toaster />
      <QuestionOutlet />
      <FreshSignInOutlet />
    </>
  )
}

function TestPaymentsRibbon({ pathname }: { pathname: string }) {
  const isTest = usePayments(({ config }) => config?.mode === 'test')
  if (!isTest || !isAboutMoney(pathname)) return null
  return (
    <aside
      aria-label={texts.testPaymentsLabel}
      className="bg-warn-wash px-4 py-0.5 text-center text-sm font-semibold text-warn print:hidden"
    >
      {texts.testPayments} <span className="font-normal">{texts.testPaymentsText}</span>
    </aside>
  )
}

/**
 * Moves the focus to a new screen and scrolls to its top, as a new page would. The browser handles the first
 * screen and those of Back and Forward, because it remembers the scroll position.
 */
function useNewScreen(): void {
  const { pathname, search } = useLocation()
  const kind = useNavigationType()
  const params = new URLSearchParams(search)
  const screen = `${pathname}#${params.get('tab') ?? params.get('step') ?? ''}#${params.get('page') ?? ''}`
  const last = useRef(screen)

  useEffect(() => {
    if (last.current === screen) return
    last.current = screen
    shownMain()?.focus({ preventScroll: true })
    if (kind !== 'POP') window.scrollTo(0, 0)
  }, [screen, kind])
}
