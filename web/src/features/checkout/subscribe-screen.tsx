import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { PLANS, PLANS_ARE_SUPPORT, type Plan } from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { phrase } from '../../i18n/phrase'
import { sentences } from '../../i18n/sentences'
import { showToast } from '../../stores/toast'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { usdWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { Spinner } from '../../ui/spinner'
import { LatePaymentForm } from './lazy-payment-form'
import { PaymentTrouble } from './payment-trouble'
import { forgetTakenQuery, readTakenQuery } from './take-secrets'
import { checkoutTexts } from './texts'
import { useLeaveWhenOver } from './use-leave-when-over'
import { usePayment } from './use-payment'

const texts = checkoutTexts.subscription

export function SubscribeScreen() {
  const { clientSecret, plan } = useMemo(readQuery, [])
  return (
    <Main>
      <title>{pageTitle(texts.title)}</title>
      <PageHeader title={texts.title} back={{ to: paths.pricing, label: texts.back }} />
      {clientSecret && plan ? (
        <Subscribe clientSecret={clientSecret} plan={plan} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p role="status" className="flex items-center gap-3">
            <Spinner size={20} />
            {texts.loading}
          </p>
          <ButtonLink to={paths.pricing}>{texts.choose}</ButtonLink>
        </div>
      )}
    </Main>
  )
}

function readQuery() {
  const params = readTakenQuery(paths.subscribe)
  const plan: Plan | undefined = PLANS.find(({ id }) => id === params.get('plan'))
  return { clientSecret: params.get('client_secret'), plan }
}

function Subscribe({ clientSecret, plan }: { clientSecret: string; plan: Plan }) {
  const payment = usePayment(clientSecret)
  const navigate = useNavigate()
  const leave = useMemo(
    () => () => {
      forgetTakenQuery(paths.subscribe)
      navigate(paths.dashboard)
    },
    [navigate],
  )
  useLeaveWhenOver(payment, leave)
  const { state } = payment

  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <Card
        title={texts.plan({ plan: phrase(plan.name) })}
        lead={texts.price({ amount: usdWords(plan.amountCents) })}
      >
        <div className="grid gap-4">
          <ul className="grid gap-2">
            {plan.features.map(feature => (
              <li key={feature} className="flex gap-2">
                <Icon name="check" size={20} />
                {phrase(feature)}
              </li>
            ))}
          </ul>
          <p className="text-soft">{sentences(phrase(PLANS_ARE_SUPPORT), texts.stop)}</p>
        </div>
      </Card>
      {(state === 'loading' || state === 'over') && <Spinner label={checkoutTexts.loading} />}
      {(state === 'blocked' || state === 'disabled' || state === 'gone') && (
        <PaymentTrouble trouble={state} back={paths.pricing} />
      )}
      {payment.state === 'ready' && (
        <Card title={texts.payment}>
          <LatePaymentForm
            stripe={payment.stripe}
            clientSecret={clientSecret}
            label={texts.subscribe({ amount: usdWords(payment.intent.amount) })}
            returnUrl={`${window.location.origin}${paths.dashboard}?subscribed=true`}
            onPaid={() => {
              showToast({ title: texts.done })
              leave()
            }}
          />
        </Card>
      )}
    </div>
  )
}
