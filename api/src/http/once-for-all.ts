import { isAppError } from './app-error'
import type { LimitName } from './limits'
import type { RateLimiter } from './rate-limiter'

type Job = Extract<LimitName, 'jobs' | 'tidying'>

/**
 * Of all processes on one database, one does it within the limit's window. Where it fails, the
 * next one tries again; a process that dies in the midst of it keeps its turn until the window ends.
 */
export async function onceForAll(
  limits: RateLimiter,
  job: Job,
  run: () => Promise<unknown>,
): Promise<void> {
  try {
    await limits.take(job, 'all')
  } catch (error) {
    if (isAppError(error, 'rate_limited')) return
    throw error
  }
  try {
    await run()
  } catch (error) {
    await limits.giveBack(job, 'all')
    throw error
  }
}
