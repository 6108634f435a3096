import { isAppError } from '../../core/app-error'

export async function secondsToWait(hit: Promise<void>): Promise<number | null> {
  try {
    await hit
    return null
  } catch (error) {
    if (!isAppError(error, 'rate_limited')) throw error
    return Math.max(1, Math.ceil(error.details.retryAfterSeconds ?? 1))
  }
}
