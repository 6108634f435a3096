import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  BETA_FEEDBACK_DAYS,
  BETA_SHIPS_WITHIN,
  BETA_VALUE_CENTS,
  formatUsd,
  ORDER_STATUS_WORDS,
} from 'sync-protocol/commerce'
import { type BetaStatus, betaStatusSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { useAnswer } from '../../http/use-answer'
import { goToLogin } from '../../session/go-to-login'
import { useWayBack } from '../../session/use-way-back'
import { useSession } from '../../stores/session'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dayWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Spinner } from '../../ui/spinner'
import { StatusPill } from '../../ui/status-pill'
import { FeedbackForm } from './feedback-form'

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

interface BetaPackageProps {
  order: NonNullable<BetaStatus>
  onFeedback: () => void
}

function BetaPackage({ order, onFeedback }: BetaPackageProps) {
  const { status, createdAt, trackingNumber, feedbackDueAt, feedbackAt } = order
  const word = status === 'paid' ? 'Confirmed' : ORDER_STATUS_WORDS[status]
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card
        title="Your beta package"
        action={<StatusPill tone={status === 'delivered' ? 'ok' : 'info'}>{word}</StatusPill>}
      >
        <p>Ordered on {dayWords(createdAt)}.</p>
        {trackingNumber && <p className="wrap-anywhere">Tracking number {trackingNumber}</p>}
        <p className="text-soft">
          {feedbackDueAt
            ? `Your feedback is due on ${dayWords(feedbackDueAt)}.`
            : `Your feedback is due ${BETA_FEEDBACK_DAYS} days after it was sent.`}
        </p>
      </Card>
      <FeedbackForm givenAt={feedbackAt} onGiven={onFeedback} />
    </div>
  )
}

const APPLYING = `${paths.beta}?apply=1`

const GETS = [
  'Small and large stickers',
  'Acrylic and metal wallet cards',
  'Custom QR code integration',
  'Free shipping',
]

function BetaIntro({ isSignedIn }: { isSignedIn: boolean }) {
  const navigate = useNavigate()
  return (
    <Card
      title={`Free products worth ${formatUsd(BETA_VALUE_CENTS)}`}
      lead="For your honest feedback. One package for each person."
    >
      <ul className="grid grid-cols-1 gap-3">
        {GETS.map(text => (
          <li key={text} className="flex gap-3">
            <span className="text-ok">
              <Icon name="check-circle" />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-text">
        It requires an existing QR code. We make and ship the package within {BETA_SHIPS_WITHIN}.
        Then you test it and tell us within {BETA_FEEDBACK_DAYS} days how it went.
      </p>
      <div className="mt-6">
        {isSignedIn ? (
          <Button tone="primary" onClick={() => navigate(APPLYING)}>
            Apply for Beta Test
          </Button>
        ) : (
          <Button tone="primary" onClick={() => goToLogin(navigate, APPLYING)}>
            Sign In to Apply
          </Button>
        )}
      </div>
    </Card>
  )
}
