export function whenIdle(work: () => void, timeoutMs: number, waitMs = 0): () => void {
  // Safari has no idle callbacks, so `waitMs` is the delay there.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, waitMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}
