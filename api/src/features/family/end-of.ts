import { AppError } from '../../core/app-error'

export function endOf(until: string | null, at: Date): Date | null {
  if (until === null) return null
  const end = new Date(until)
  if (end > at) return end
  throw new AppError('invalid', { fields: { until: 'Choose a time that is still to come' } })
}
