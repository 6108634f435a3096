import Stripe from 'stripe'
import { AppError } from '../../http/app-error'

/**
 * One call to Stripe. What it refuses or does not answer is `payment_provider_error` to whoever waits;
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
