import { lazy } from 'react'

/** Stripe's form comes with its own library, which no phone keeps: nothing can be paid offline. */
export const loadPaymentForm = async () => (await import('./payment-form')).PaymentForm

export const PaymentForm = lazy(async () => ({ default: await loadPaymentForm() }))
