/** Decides when to drain: immediately on request, again after a failure, and never twice at a time. */
import type { DrainResult } from '../engine/drain'

const FIRST_MS = 1_000
const LONGEST_MS = 5 * 60_000
/** The server names shorter waits. A browser ends a wait of over 24 days immediately. */
const LONGEST_NAMED_MS = 60 * 60_000

interface DrainRequest {
  resume?: boolean
  /** The wait after a failure begins at a second again. */
  restartsDelays?: boolean
}

export interface Scheduler {
  /** A request during a drain starts another one after it, and resolves when no drain is left to run. */
  request(options?: DrainRequest): Promise<DrainResult>
  idle(): Promise<unknown>
  stop(): void
}

interface SchedulerOptions {
  run(options: { resume: boolean }): Promise<DrainResult>
  random?: () => number
  /** Reports an error that a drain threw, which is a bug that the next attempt may not meet. */
  onFault?: (error: unknown) => void
}

export function createScheduler({
  run,
  random = Math.random,
  onFault = () => {},
}: SchedulerOptions): Scheduler {
  let running: Promise<DrainResult> | undefined
  let wanted: { resume: boolean } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isStopped = false

  async function runAll(): Promise<DrainResult> {
    let result: DrainResult = { state: 'closed' }
    while (wanted && !isStopped) {
      const options = wanted
      wanted = undefined
      result = await runOnce(options)
    }
    running = undefined
    if (result.state === 'retry' && !isStopped) {
      timer = setTimeout(request, waitAfter(result.afterMs))
    } else {
      failures = 0
    }
    return result
  }

  const waitAfter = (namedMs: number | null): number =>
    namedMs === null ? retryDelayMs(failures++, random) : Math.min(namedMs, LONGEST_NAMED_MS)

  async function runOnce(options: { resume: boolean }): Promise<DrainResult> {
    try {
      return await run(options)
    } catch (error) {
      onFault(error)
      return { state: 'retry', code: 'fault', afterMs: null }
    }
  }

  function request({
    resume = false,
    restartsDelays = false,
  }: DrainRequest = {}): Promise<DrainResult> {
    if (restartsDelays) failures = 0
    clearTimeout(timer)
    wanted = { resume: resume || wanted?.resume === true }
    running ??= runAll()
    return running
  }

  return {
    request,
    idle: async () => running,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/**
 * The delay after the `attempt`-th failure in a row, counted from 0. The upper half of it is random, so that
 * phones do not all return to the server at the same time.
 */
export function retryDelayMs(attempt: number, random: () => number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt)
  return Math.round(ceiling / 2 + (ceiling / 2) * random())
}
