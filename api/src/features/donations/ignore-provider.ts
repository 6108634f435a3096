import { isAppError } from '../../http/app-error'

/** Ignores an unreachable Stripe for optional requests. Rethrows any other error. */
export function ignoreProvider(error: unknown): void {
  if (!isAppError(error, 'payment_provider_error')) throw error
}
