import { useCallback, useMemo } from 'react'
import { Navigate } from 'react-router-dom'
import { formatUsd } from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { showToast } from '../../stores/toast'
import { Card } from '../../ui/card'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { pageTitle, productName } from '../../ui/page-title'
import { Spinner } from '../../ui/spinner'
import { type CheckoutQuery, readCheckoutQuery } from './checkout-query'
import { PaymentForm } from './lazy-payment-form'
import { MethodGroups, SupportedMethods } from './method-groups'
import { PaymentTrouble } from './payment-trouble'
import { forgetTakenQuery, readTakenQuery } from './take-secrets'
import { useLeaveWhenOver } from './use-leave-when-over'
import { usePayment } from './use-payment'

/** Pays a gift, signed in or not. */
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

  return (
    <Main width="form">
      <title>{pageTitle('Checkout')}</title>
      <PageHeader title="Complete Your Donation" back={{ to: paths.donate, label: 'Back' }} />
      {(state === 'loading' || state === 'over') && <Spinner label="Loading…" />}
      {(state === 'blocked' || state === 'disabled' || state === 'gone') && (
        <PaymentTrouble trouble={state} back={paths.donate} />
      )}
      {payment.state === 'ready' && (
        <Card>
          <div className="grid gap-6">
            <p className="flex flex-wrap items-baseline justify-between gap-2">
              <span>Supporting {productName}</span>
              <strong className="tabular text-xl">{formatUsd(payment.intent.amount)}</strong>
            </p>
            <MethodGroups ids={payment.intent.payment_method_types} />
            <SupportedMethods ids={methods} />
            <PaymentForm
              stripe={payment.stripe}
              clientSecret={clientSecret}
              label={`Donate ${formatUsd(payment.intent.amount)}${isMonthly ? ' a month' : ''}`}
              returnUrl={window.location.origin + donePath}
              onPaid={() => {
                showToast({
                  title: 'Thank You!',
                  description: 'Your payment was sent. Its confirmation follows.',
                })
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
