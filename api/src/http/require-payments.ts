import type { Services } from '../deps'
import { AppError } from './app-error'

/** The payment provider, or `payments_disabled` where it is switched off. */
export function requirePayments({ payments }: Pick<Services, 'payments'>) {
  if (!payments) throw new AppError('payments_disabled')
  return payments
}
