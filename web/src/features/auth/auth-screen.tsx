import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { confirmCodesSaved } from '../../session/recovery-codes'
import { checkSession } from '../../session/session'
import { useRecoveryCodes } from '../../stores/recovery-codes'
import { useAccount, useSession } from '../../stores/session'
import { Main } from '../../ui/main'
import { pageTitle } from '../../ui/page-title'
import { Skeleton } from '../../ui/skeleton'
import { AuthForms } from './auth-forms'
import { readMode } from './auth-mode'
import { RecoveryCodes } from './recovery-codes'
import { checkedReturnTo } from './return-to'

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
  if (user && codes) {
    return (
      <Main width="form">
        <title>{pageTitle('Recovery codes')}</title>
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
