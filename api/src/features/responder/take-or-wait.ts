import { AppError } from '../../http/app-error'
import type { LimitName } from '../../http/limits'
import type { RateLimiter } from '../../http/rate-limiter'

/** Takes a hit of a limit: null, or the seconds to wait where there are too many. */
export async function takeOrWait(
  limits: RateLimiter,
  name: LimitName,
  key: string,
): Promise<number | null> {
  try {
    await limits.take(name, key)
    return null
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error
    return Math.max(1, Math.ceil(error.details.retryAfterSeconds ?? 1))
  }
}
