import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { betaStatusSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { useAnswer } from '../../http/use-answer'
import { useWayBack } from '../../session/use-way-back'
import { useSession } from '../../stores/session'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Spinner } from '../../ui/spinner'
import { BetaIntro } from './beta-intro'
import { BetaPackage } from './beta-package'

// Visitors who only read about the programme need no database, so the form loads on demand.
const BetaForm = lazy(async () => ({ default: (await import('./beta-form')).BetaForm }))

export function BetaScreen() {
  const { status } = useSession(state => state.session)
  const [query] = useSearchParams()
  const isSignedIn = status === 'signedIn'
  const { answer, reload } = useAnswer(isSignedIn ? '/api/beta-order' : null, betaStatusSchema)
  const order = answer.value ?? null
  const isApplying = isSignedIn && query.has('apply') && !order
  const wayBack = useWayBack()
  const back = isApplying ? { to: paths.beta, label: 'Back to Beta Info' } : wayBack

  return (
    <Main width="form">
      <title>{pageTitle('Beta Test')}</title>
      <PageHeader
        title="Beta Test Program"
        lead="Help us make medical-alert products that work when it counts."
        back={back}
      />
      {status === 'unknown' && <Spinner label="Loading" />}
      {status !== 'unknown' && order && <BetaPackage order={order} onFeedback={reload} />}
      {status !== 'unknown' && !order && !isApplying && <BetaIntro isSignedIn={isSignedIn} />}
      {isApplying && (
        <Suspense fallback={<Spinner label="Loading" />}>
          <BetaForm />
        </Suspense>
      )}
    </Main>
  )
}
