import type { PaymentIntent, Stripe } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import type { PaymentsConfig } from 'sync-protocol/rest'
import { usePayments } from '../../stores/payments'
import { loadPaymentForm } from './lazy-payment-form'

type PaymentsOn = Exclude<PaymentsConfig, { mode: 'disabled' }>

export type Payment =
  | { state: 'loading' }
  | { state: 'disabled' }
  /** Stripe's script or our form did not load, for example because of a blocker. */
  | { state: 'blocked' }
  /** Stripe does not know it, or it can no longer be paid. */
  | { state: 'gone' }
  | { state: 'over' }
  | { state: 'ready'; stripe: Stripe; intent: PaymentIntent }

/** Shows the amount of Stripe's payment, whatever the address says. */
export function usePayment(clientSecret: string | null): Payment {
  const config = usePayments(state => state.config)
  const [payment, setPayment] = useState<Payment>({ state: 'loading' })

  useEffect(() => {
    if (!clientSecret || !config) return
    let isCurrent = true
    const tell = (next: Payment) => {
      if (isCurrent) setPayment(next)
    }
    if (config.mode === 'disabled') tell({ state: 'disabled' })
    else {
      open(config, clientSecret)
        .then(tell)
        .catch(() => tell({ state: 'blocked' }))
    }
    return () => {
      isCurrent = false
    }
  }, [clientSecret, config])

  return payment
}

async function open(config: PaymentsOn, clientSecret: string): Promise<Payment> {
  const [{ openStripe }] = await Promise.all([import('./open-stripe'), loadPaymentForm()])
  return look(await openStripe(config), clientSecret)
}

async function look(stripe: Stripe, clientSecret: string): Promise<Payment> {
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret)
  if (error) return error.type === 'api_connection_error' ? { state: 'blocked' } : { state: 'gone' }
  switch (paymentIntent.status) {
    case 'succeeded':
    case 'processing':
      return { state: 'over' }
    case 'canceled':
      return { state: 'gone' }
    default:
      return { state: 'ready', stripe, intent: paymentIntent }
  }
}
