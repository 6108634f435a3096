import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { checkedReturnTo } from '../../http/return-to'
import { pageTitle } from '../../stores/product'
import { dropRecoveryCodes, useRecoveryCodes } from '../../stores/recovery-codes'
import { useSession } from '../../stores/session'
import { Main } from '../../ui/main'
import { AuthForms } from './auth-forms'
import { readMode } from './auth-mode'
import { RecoveryCodes } from './recovery-codes'

export function AuthScreen() {
  const session = useSession(state => state.session)
  const codes = useRecoveryCodes(state => state.codes)
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const returnTo = checkedReturnTo(params.get('returnTo'), window.location.origin)
  const user = session.status === 'signedIn' ? session.user : undefined

  function goOn() {
    dropRecoveryCodes()
    navigate(returnTo, { replace: true })
  }

  if (user && codes) {
    return (
      <Main width="form">
        <title>{pageTitle('Recovery codes')}</title>
        <RecoveryCodes codes={codes} email={user.email} onSaved={goOn} />
      </Main>
    )
  }
  if (session.status === 'signedIn' && session.standing !== 'expired') {
    return <Navigate to={returnTo} replace />
  }
  return (
    <Main width="form">
      <AuthForms mode={readMode(params.get('mode'))} email={user?.email} />
    </Main>
  )
}
