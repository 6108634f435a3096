/**
 * Does something again and again, `everyMs` apart, and never twice at once. What fails is tried again
 * the next time.
 */
export function repeat(everyMs: number, run: () => Promise<unknown>): { stop(): void } {
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    run()
      .catch(() => {})
      .finally(() => {
        isRunning = false
      })
  }, everyMs)
  return { stop: () => clearInterval(timer) }
}
