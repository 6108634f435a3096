import { isAppError } from './core/app-error'
import type { LogEntry } from './core/log-entry'
import type { LimitName } from './http/limits'
import type { RateLimiter } from './http/rate-limiter'
import { logJobFailure } from './http/request-log'

type Repeated = { stop(): void }

type Options = {
  name: string
  everyMs: number
  log: (entry: LogEntry) => void
  now: () => Date
}

/** Never runs a job twice at a time, and a failure does not stop later runs. */
export function repeat(
  { name, everyMs, ...outside }: Options,
  run: () => Promise<unknown>,
): Repeated {
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    try {
      await run()
    } catch (error) {
      logJobFailure(outside, name, error)
    }
    isRunning = false
  }, everyMs)
  return { stop: () => clearInterval(timer) }
}

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
