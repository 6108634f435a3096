import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { authPath, paths, signUpPath } from '../addresses/paths'
import { goToLogin } from '../session/go-to-login'
import { useSession } from '../stores/session'
import { showToast } from '../stores/toast'
import { ButtonLink } from '../ui/button-link'
import { Main } from '../ui/main'
import { PageHeader } from '../ui/page-header'
import { pageTitle } from '../ui/page-title'
import { PublicShell } from './public-shell'
import { ScreenSkeleton } from './screen-skeleton'

export function RequireRecord({ children }: { children: ReactNode }) {
  const session = useSession(state => state.session)
  return session.status === 'local' ? children : <RequireAccount>{children}</RequireAccount>
}

export function RequireAccount({ children }: { children: ReactNode }) {
  const session = useSession(state => state.session)
  if (session.status === 'signedIn') return children
  if (session.status === 'local') {
    return (
      <PublicShell>
        <NeedsAccount />
      </PublicShell>
    )
  }
  if (session.status === 'unknown') return <ScreenSkeleton />
  // A user who has just signed out does not want to sign in again.
  return session.byChoice ? <Navigate to={paths.home} replace /> : <SentToLogin />
}

function SentToLogin() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    showToast({
      tone: 'danger',
      title: 'Authentication Required',
      description: 'Please login to access medical tracker features.',
    })
    const timer = setTimeout(() => goToLogin(navigate, pathname + search), 1000)
    return () => clearTimeout(timer)
  }, [navigate, pathname, search])

  return <ScreenSkeleton />
}

function NeedsAccount() {
  const { pathname, search } = useLocation()
  const here = pathname + search
  return (
    <Main width="form">
      <title>{pageTitle('Needs an account')}</title>
      <PageHeader
        title="Needs an account"
        lead="Your record is only on this phone, and what belongs here is kept on the server. An account is free, and takes your record as it is."
        back={{ to: paths.dashboard, label: 'Back to Dashboard' }}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={signUpPath(here)} tone="primary">
          Back up and sync
        </ButtonLink>
        <ButtonLink to={authPath(here)}>Sign in</ButtonLink>
      </div>
    </Main>
  )
}
