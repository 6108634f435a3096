import { lazy } from 'react'

/** Stripe's form and library are not stored for offline use, because payments need a connection. */
export const loadPaymentForm = async () => (await import('./payment-form')).PaymentForm

export const LatePaymentForm = lazy(async () => ({ default: await loadPaymentForm() }))
