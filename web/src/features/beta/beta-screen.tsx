import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  BETA_FEEDBACK_DAYS,
  BETA_SHIPS_WITHIN_DAYS,
  BETA_VALUE_CENTS,
  ORDER_STATUS_WORDS,
} from 'sync-protocol/commerce'
import { type BetaStatus, betaStatusSchema } from 'sync-protocol/rest'
import { paths } from '../../addresses/paths'
import { useAnswer } from '../../http/use-answer'
import { phrase } from '../../i18n/phrase'
import { sentences } from '../../i18n/sentences'
import { goToLogin } from '../../people/go-to-login'
import { useSession } from '../../people/session'
import { useWayBack } from '../../people/use-way-back'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dayWords, rangeWords, usdWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Spinner } from '../../ui/spinner'
import { StatusPill } from '../../ui/status-pill'
import { FeedbackForm } from './feedback-form'
import { betaTexts } from './texts'

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
  const back = isApplying ? { to: paths.beta, label: betaTexts.screen.back } : wayBack

  return (
    <Main width="form">
      <title>{pageTitle(betaTexts.screen.page)}</title>
      <PageHeader title={betaTexts.screen.title} lead={betaTexts.screen.lead} back={back} />
      {status === 'unknown' && <Spinner label={betaTexts.loading} />}
      {status !== 'unknown' && order && <BetaPackage order={order} onFeedback={reload} />}
      {status !== 'unknown' && !order && !isApplying && <BetaIntro isSignedIn={isSignedIn} />}
      {isApplying && (
        <Suspense fallback={<Spinner label={betaTexts.loading} />}>
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
  const texts = betaTexts.package
  const word = status === 'paid' ? texts.confirmed : phrase(ORDER_STATUS_WORDS[status])
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card
        title={texts.title}
        action={<StatusPill tone={status === 'delivered' ? 'ok' : 'info'}>{word}</StatusPill>}
      >
        <p>{texts.ordered({ day: dayWords(createdAt) })}</p>
        {trackingNumber && (
          <p className="wrap-anywhere">{texts.tracking({ number: trackingNumber })}</p>
        )}
        <p className="text-soft">
          {feedbackDueAt
            ? texts.due({ day: dayWords(feedbackDueAt) })
            : texts.dueAfter({ count: BETA_FEEDBACK_DAYS })}
        </p>
      </Card>
      <FeedbackForm givenAt={feedbackAt} onGiven={onFeedback} />
    </div>
  )
}

const APPLYING = `${paths.beta}?apply=1`

function BetaIntro({ isSignedIn }: { isSignedIn: boolean }) {
  const navigate = useNavigate()
  const texts = betaTexts.intro
  return (
    <Card title={texts.title({ value: usdWords(BETA_VALUE_CENTS) })} lead={texts.lead}>
      <ul className="grid grid-cols-1 gap-3">
        {Object.values(texts.contents).map(text => (
          <li key={text} className="flex gap-3">
            <span className="text-ok">
              <Icon name="check-circle" />
            </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-text">
        {sentences(
          texts.how({
            count: BETA_SHIPS_WITHIN_DAYS.most,
            range: rangeWords(BETA_SHIPS_WITHIN_DAYS),
          }),
          texts.howTest({ count: BETA_FEEDBACK_DAYS }),
        )}
      </p>
      <div className="mt-6">
        {isSignedIn ? (
          <Button tone="primary" onClick={() => navigate(APPLYING)}>
            {texts.apply}
          </Button>
        ) : (
          <Button tone="primary" onClick={() => goToLogin(navigate, APPLYING)}>
            {texts.signIn}
          </Button>
        )}
      </div>
    </Card>
  )
}
