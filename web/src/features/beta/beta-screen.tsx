import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type BetaStanding, betaStandingSchema } from 'sync-protocol/rest'
import { paths } from '../../app/paths'
import { request } from '../../http/client'
import { useSession } from '../../stores/session'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Spinner } from '../../ui/spinner'
import { BetaForm } from './beta-form'
import { BetaIntro } from './beta-intro'
import { BetaPackage } from './beta-standing'

/** The programme: what it is, the application, and after it the package and the feedback. */
export function BetaScreen() {
  const { status } = useSession(state => state.session)
  const [query] = useSearchParams()
  const isSignedIn = status === 'signedIn'
  const { standing, look } = useStanding(isSignedIn)
  const isApplying = isSignedIn && query.has('apply') && !standing
  const back = isApplying
    ? { to: paths.beta, label: 'Back to Beta Info' }
    : {
        to: isSignedIn ? paths.dashboard : paths.home,
        label: isSignedIn ? 'Back to Dashboard' : 'Back',
      }

  return (
    <Main width="form">
      <title>{pageTitle('Beta Test')}</title>
      <PageHeader
        title="Beta Test Program"
        lead="Help us make medical-alert products that work when it counts."
        back={back}
      />
      {status === 'unknown' && <Spinner label="Loading" />}
      {status !== 'unknown' && standing && <BetaPackage standing={standing} onFeedback={look} />}
      {status !== 'unknown' && !standing && !isApplying && <BetaIntro isSignedIn={isSignedIn} />}
      {isApplying && <BetaForm />}
    </Main>
  )
}

/** What the server knows of one's application; null while it has not said. */
function useStanding(isSignedIn: boolean) {
  const [standing, setStanding] = useState<BetaStanding>(null)

  const look = useCallback(async () => {
    const answer = await request('/api/beta-order', { answer: betaStandingSchema, retries: 1 })
    if (answer.ok) setStanding(answer.value)
  }, [])

  useEffect(() => {
    if (isSignedIn) void look()
    else setStanding(null)
  }, [isSignedIn, look])

  return { standing, look: () => void look() }
}
