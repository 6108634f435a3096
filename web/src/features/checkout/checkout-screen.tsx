import { useCallback, useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { GROUP_NAMES, groupsFor, type MethodGroup, PAYMENT_METHODS } from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { phrase } from '../../i18n/phrase'
import { showToast } from '../../stores/toast'
import { Card } from '../../ui/card'
import { usdWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import type { IconName } from '../../ui/icon-shapes'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle, productName } from '../../ui/page-title'
import { Spinner } from '../../ui/spinner'
import { type CheckoutQuery, readCheckoutQuery } from './checkout-query'
import { LatePaymentForm } from './lazy-payment-form'
import { PaymentTrouble } from './payment-trouble'
import { forgetTakenQuery, readTakenQuery } from './take-secrets'
import { checkoutTexts } from './texts'
import { useLeaveWhenOver } from './use-leave-when-over'
import { usePayment } from './use-payment'

const texts = checkoutTexts.donation

export function CheckoutScreen() {
  const query = useMemo(() => readCheckoutQuery(readTakenQuery(paths.checkout)), [])
  if (!query) return <Navigate to={paths.donate} replace />
  return <Checkout query={query} />
}

function Checkout({ query }: { query: CheckoutQuery }) {
  const { clientSecret, methods, isMonthly } = query
  const payment = usePayment(clientSecret)
  const donePath = paths.donationSuccess + (isMonthly ? '?monthly=true' : '')
  const leave = useCallback(() => leaveTo(donePath), [donePath])
  useLeaveWhenOver(payment, leave)
  const { state } = payment
  const amount = payment.state === 'ready' ? usdWords(payment.intent.amount) : ''

  return (
    <Main width="form">
      <title>{pageTitle(texts.page)}</title>
      <PageHeader title={texts.title} back={{ to: paths.donate, label: texts.back }} />
      {(state === 'loading' || state === 'over') && <Spinner label={checkoutTexts.loading} />}
      {(state === 'blocked' || state === 'disabled' || state === 'gone') && (
        <PaymentTrouble trouble={state} back={paths.donate} />
      )}
      {payment.state === 'ready' && (
        <Card>
          <div className="grid gap-6">
            <p className="flex flex-wrap items-baseline justify-between gap-2">
              <span>{texts.supporting({ product: productName })}</span>
              <strong className="tabular text-xl">{amount}</strong>
            </p>
            <MethodGroups ids={payment.intent.payment_method_types} />
            <SupportedMethods ids={methods} />
            <LatePaymentForm
              stripe={payment.stripe}
              clientSecret={clientSecret}
              label={isMonthly ? texts.donateMonthly({ amount }) : texts.donate({ amount })}
              returnUrl={window.location.origin + donePath}
              onPaid={() => {
                showToast({ title: texts.thanks, description: texts.thanksDetail })
                leave()
              }}
            />
          </div>
        </Card>
      )}
    </Main>
  )
}

/** A full page load, because the next page's policy does not allow Stripe. */
function leaveTo(path: string) {
  forgetTakenQuery(paths.checkout)
  window.location.assign(path)
}

const ICONS: Readonly<Record<MethodGroup, IconName>> = {
  cards: 'card',
  wallets: 'wallet',
  bnpl: 'clock',
  international: 'globe',
}

function MethodGroups({ ids }: { ids: readonly string[] }) {
  return (
    <ul aria-label={texts.ways} className="flex flex-wrap gap-x-6 gap-y-2">
      {groupsFor(ids).map(group => (
        <li key={group} className="flex items-center gap-2 text-soft">
          <Icon name={ICONS[group]} size={20} />
          {phrase(GROUP_NAMES[group])}
        </li>
      ))}
    </ul>
  )
}

function SupportedMethods({ ids }: { ids: readonly string[] }) {
  const names = PAYMENT_METHODS.filter(({ id, rideOn }) => ids.includes(rideOn ?? id))
  if (names.length === 0) return null
  return (
    <details className="rounded-ui border border-line px-4">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        <span className="flex-1">{texts.supportedMethods}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul className="grid gap-1 pb-4 sm:grid-cols-2">
        {names.map(({ id, name }) => (
          <li key={id}>{phrase(name)}</li>
        ))}
      </ul>
    </details>
  )
}
