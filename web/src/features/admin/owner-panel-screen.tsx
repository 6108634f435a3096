import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { adminTokenAnswerSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { request } from '../../http/client'
import { goToLogin } from '../../people/go-to-login'
import { useSession } from '../../people/session'
import { readText, removeStored, writeText } from '../../stores/browser-storage'
import { Button } from '../../ui/button'
import { Main } from '../../ui/main'
import { pageTitle } from '../../ui/page-title'
import { Spinner } from '../../ui/spinner'
import { ClosedScreen } from './refusals'

const HINT = 'admin-token-valid'

const readHint = () => readText('session', HINT) === 'true'

function writeHint(isValid: boolean): void {
  if (isValid) writeText('session', HINT, 'true')
  else removeStored('session', [HINT])
}

/** The stored flag is only a hint for this screen, because the server checks every call itself. */
export function OwnerPanelScreen() {
  const { session } = useSession()
  const [query, setQuery] = useSearchParams()
  const [token] = useState(() => query.get('token'))
  const [isValid, setValid] = useState<boolean | undefined>(token ? undefined : readHint())
  const { status } = session

  useEffect(() => {
    if (query.has('token')) setQuery({}, { replace: true })
  }, [query, setQuery])

  useEffect(() => {
    if (status !== 'signedIn' || !token) return
    let isShown = true
    request('/api/validate-admin-token', {
      method: 'POST',
      body: { token },
      answer: adminTokenAnswerSchema,
    }).then(answer => {
      const isGood = answer.ok && answer.value.valid
      writeHint(isGood)
      if (isShown) setValid(isGood)
    })
    return () => {
      isShown = false
    }
  }, [status, token])

  if (status === 'signedOut' || status === 'local') return <SignInFirst token={token} />
  if (status === 'unknown' || (isValid === undefined && token)) {
    return (
      <Main width="form">
        <title>{pageTitle('Owner Panel')}</title>
        <Spinner label="Loading" />
      </Main>
    )
  }
  if (isValid || session.user.role !== null) return <Navigate to={paths.admin} replace />
  return (
    <ClosedScreen
      title="Access Denied"
      lead="Only the platform owner can access administrative features."
    />
  )
}

function SignInFirst({ token }: { token: string | null }) {
  const navigate = useNavigate()
  // The person returns with the token, because it is valid only for the session that shows it.
  const back = token ? `${paths.ownerPanel}?token=${encodeURIComponent(token)}` : paths.ownerPanel
  return (
    <ClosedScreen
      title="Admin Access Required"
      lead="Sign in with the account that may use the owner's screens."
      action={
        <Button tone="primary" onClick={() => goToLogin(navigate, back)}>
          Sign In to Continue
        </Button>
      }
    />
  )
}
