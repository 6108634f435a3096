import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../addresses/paths'
import { goToLogin } from '../session/go-to-login'
import { useSession } from '../stores/session'
import { showToast } from '../stores/toast'
import { NeedsAccount } from './needs-account'
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
