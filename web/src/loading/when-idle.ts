export function whenIdle(work: () => void, timeoutMs: number, waitMs = 0): () => void {
  // Safari has no idle callbacks, so `waitMs` is the delay there.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, waitMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}

/**
 * On a first visit everything comes through the network, so `call` waits for the first paint. Returns a
 * function that cancels.
 */
export function oncePainted(call: () => void): () => void {
  if (navigator.serviceWorker?.controller || document.hidden) {
    call()
    return () => {}
  }
  return afterPaint(call)
}

/**
 * A frame is on the screen when the next one begins, so this waits for two. A hidden page waits until it is
 * visible. Returns a function that cancels.
 */
export function afterPaint(call: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      timer = setTimeout(call)
    })
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
