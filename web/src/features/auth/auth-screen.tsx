import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { checkSession } from '../../people/account-session'
import { useRecoveryCodes } from '../../people/recovery-codes'
import { confirmCodesSaved } from '../../people/request-codes'
import { useAccount, useSession } from '../../people/session'
import { Main } from '../../ui/main'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { AuthForms } from './auth-forms'
import { readMode } from './auth-mode'
import { RecoveryCodes } from './recovery-codes'
import { authTexts } from './texts'

export function AuthScreen() {
  const user = useAccount()
  const status = useSignInStatus()
  const { codes, isCardFirst } = useRecoveryCodes()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const returnTo = checkedReturnTo(params.get('returnTo'), window.location.origin)

  function goOn() {
    void confirmCodesSaved()
    navigate(returnTo, { replace: true })
  }

  if (user && codes && isCardFirst) return <Navigate to={paths.start} replace />
  // The kit waits on Home, so that someone who was invited first sees the record.
  if (user && codes && isToInvitation(returnTo)) return <Navigate to={returnTo} replace />
  if (user && codes) {
    return (
      <Main width="form">
        <title>{pageTitle(authTexts.kit.page)}</title>
        <RecoveryCodes codes={codes} email={user.email} onSaved={goOn} />
      </Main>
    )
  }
  if (status === 'signedIn') return <Navigate to={returnTo} replace />
  if (status === 'asking') {
    return (
      <Main width="form">
        <Skeleton lines={4} />
      </Main>
    )
  }
  return (
    <Main width="form">
      <AuthForms
        mode={readMode(params.get('mode'))}
        email={user?.email}
        isOnTheWay={returnTo !== paths.dashboard}
      />
    </Main>
  )
}

const isToInvitation = (path: string): boolean => path.startsWith(`${paths.invitation}#`)

/**
 * A remembered session may have ended on the server, so the server is asked before anyone is redirected.
 * Without an answer the session counts as valid.
 */
function useSignInStatus(): 'signedOut' | 'asking' | 'signedIn' {
  const session = useSession(state => state.session)
  const [hasAsked, setAsked] = useState(false)
  const validity = session.status === 'signedIn' ? session.validity : 'expired'
  const isRemembered = validity === 'remembered'

  useEffect(() => {
    if (isRemembered) void checkSession().then(() => setAsked(true))
  }, [isRemembered])

  if (validity === 'expired') return 'signedOut'
  return validity === 'confirmed' || hasAsked ? 'signedIn' : 'asking'
}

/**
 * Only a path of this origin is accepted, so the result can never lead a browser to another site (`//evil`,
 * `/\evil`, `javascript:`).
 */
export function checkedReturnTo(wanted: string | null, origin: string): string {
  const fallback = '/dashboard'
  if (!wanted?.startsWith('/')) return fallback
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : null
  if (url?.origin !== origin) return fallback
  // `/.//evil` resolves to this origin, but its path alone would be read as another site.
  if (url.pathname.startsWith('//')) return fallback
  if (url.pathname === '/auth' || url.pathname.startsWith('/api/')) return fallback
  return url.pathname + url.search + url.hash
}
