import { isAppError } from '../../http/app-error'

/** For a look that is only a courtesy: that Stripe is away is no reason to refuse what we know. */
export function ignoreProvider(error: unknown): void {
  if (!isAppError(error, 'payment_provider_error')) throw error
}
