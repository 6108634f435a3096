import type { LogEntry } from './core/log-entry'
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
