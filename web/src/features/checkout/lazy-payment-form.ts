import { lazy } from 'react'

/**
 * Stripe's form has its own library, which is not stored for offline use, because payments need a
 * connection.
 */
export const loadPaymentForm = async () => (await import('./payment-form')).PaymentForm

export const PaymentForm = lazy(async () => ({ default: await loadPaymentForm() }))
