import { lazy, Suspense } from 'react'
import { SignInPanel } from '../../features/landing/sign-in-panel'
import { useSession } from '../../people/session'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { PublicShell } from '../public-shell'
import { ScreenSkeleton } from '../screen-skeleton'
import { startTexts } from './texts'

const FirstRun = lazy(async () => ({ default: (await import('./first-run')).FirstRun }))

export function StartScreen() {
  const { status } = useSession(state => state.session)
  if (status === 'unknown') return <ScreenSkeleton />
  if (status === 'signedOut') return <NotBegun />
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <FirstRun />
    </Suspense>
  )
}

/** Links lead here as well, so no record begins before the person asks for it. */
function NotBegun() {
  return (
    <PublicShell>
      <Main width="form">
        <title>{pageTitle(startTexts.title)}</title>
        <PageHeader title={startTexts.heading} />
        <SignInPanel />
      </Main>
    </PublicShell>
  )
}
