import { isAppError } from '../core/app-error'
import type { LimitName } from './limits'
import type { RateLimiter } from './rate-limiter'

type Job = Extract<LimitName, 'jobs' | 'tidying' | 'backup'>

/**
 * Lets one of all processes on a database run the job per window. A process that dies during the job keeps
 * its turn until the window ends.
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
