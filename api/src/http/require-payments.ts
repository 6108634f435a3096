import type { Payments } from '../adapters/payments/payments'
import { AppError } from './app-error'

/** The payment provider, or `payments_disabled` where it is switched off. */
export function requirePayments({ payments }: { payments: Payments | null }) {
  if (!payments) throw new AppError('payments_disabled')
  return payments
}
