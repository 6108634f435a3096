import { isAppError } from '../../core/app-error'

/** For requests that can do without Stripe. */
export function ignoreProvider(error: unknown): void {
  if (!isAppError(error, 'payment_provider_error')) throw error
}
