import { isAppError } from '../../core/app-error'

export function ignoreProvider(error: unknown): void {
  if (!isAppError(error, 'payment_provider_error')) throw error
}
