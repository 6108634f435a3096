import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { authPath, paths, signUpPath } from '../addresses/paths'
import { goToLogin } from '../people/go-to-login'
import { useSession } from '../people/session'
import { peopleTexts } from '../people/texts'
import { showToast } from '../stores/toast'
import { ButtonLink } from '../ui/button-link'
import { Main } from '../ui/main'
import { PageHeader } from '../ui/page-header'
import { pageTitle } from '../ui/page-title'
import { PublicShell } from './public-shell'
import { ScreenSkeleton } from './screen-skeleton'
import { appTexts } from './texts'

const texts = appTexts.signIn

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
      title: texts.required,
      description: texts.requiredDetail,
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
      <title>{pageTitle(texts.needsAccount)}</title>
      <PageHeader
        title={texts.needsAccount}
        lead={texts.needsAccountLead}
        back={{ to: paths.dashboard, label: peopleTexts.backToDashboard }}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={signUpPath(here)} tone="primary">
          {texts.backUp}
        </ButtonLink>
        <ButtonLink to={authPath(here)}>{texts.signIn}</ButtonLink>
      </div>
    </Main>
  )
}
