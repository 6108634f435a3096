import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Watermark } from '../ui/watermark'
import { ErrorBoundary } from './error-boundary'
import { FreshSignInOutlet } from './fresh-sign-in-outlet'
import { QuestionOutlet } from './question-outlet'
import { ScreenSkeleton } from './screen-skeleton'
import { TestPaymentsRibbon } from './test-payments-ribbon'
import { Toaster } from './toaster'
import { UpdateNotice } from './update-notice'
import { useNewScreen } from './use-new-screen'

/** What every screen has around it. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  useNewScreen()
  return (
    <>
      <a
        href="#main"
        className="sr-only z-30 rounded-ui bg-surface p-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Watermark />
      <TestPaymentsRibbon />
      <UpdateNotice />
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
      </ErrorBoundary>
      <Toaster />
      <QuestionOutlet />
      <FreshSignInOutlet />
    </>
  )
}
