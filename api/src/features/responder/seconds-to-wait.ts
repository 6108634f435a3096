import { isAppError } from '../../http/app-error'

/** Of a hit of a limit: null where it was let through, or the seconds to wait where there are too many. */
export async function secondsToWait(hit: Promise<void>): Promise<number | null> {
  try {
    await hit
    return null
  } catch (error) {
    if (!isAppError(error, 'rate_limited')) throw error
    return Math.max(1, Math.ceil(error.details.retryAfterSeconds ?? 1))
  }
}
