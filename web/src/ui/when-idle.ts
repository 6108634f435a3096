/** Runs `work` when the browser has nothing else to do. Answers the way to call it off. */
export function whenIdle(work: () => void, timeoutMs: number, waitMs = 0): () => void {
  // Safari has no idle callbacks: there after `waitMs`.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, waitMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
