import { AppError } from '../../core/app-error'
import { familyTexts } from './texts'

export function endOf(until: string | null, at: Date): Date | null {
  if (until === null) return null
  const end = new Date(until)
  if (end > at) return end
  throw new AppError('invalid', { fields: { until: familyTexts.failures.pastEnd } })
}
