import Stripe from 'stripe'
import { AppError } from '../../http/app-error'

/**
 * One call to Stripe. What it refuses or does not answer is `payment_provider_error` to the caller;
 * its own words are dropped, as they may hold what nobody should log.
 */
export async function asked<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new AppError('payment_provider_error')
    throw error
  }
}

/** The same, where a refusal is an answer: Stripe's word for it, such as `charge_disputed`. */
export async function askedOrRefused<T>(
  call: () => Promise<T>,
): Promise<{ answer: T } | { refusal: string }> {
  const { StripeInvalidRequestError, StripeCardError } = Stripe.errors
  return asked(() =>
    call().then(
      answer => ({ answer }),
      (error: unknown) => {
        const isRefusal =
          error instanceof StripeInvalidRequestError || error instanceof StripeCardError
        if (isRefusal) return { refusal: error.code ?? error.type }
        throw error
      },
    ),
  )
}
