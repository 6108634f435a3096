import type { Payments } from '../adapters/payments/payments'
import { AppError } from '../core/app-error'

export function requirePayments({ payments }: { payments: Payments | null }) {
  if (!payments) throw new AppError('payments_disabled')
  return payments
}
