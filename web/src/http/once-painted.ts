/**
 * Runs `call` immediately if the phone stores the app. On a first visit, when everything comes through the
 * network, it waits for the first paint. Returns a function that cancels.
 */
export function oncePainted(call: () => void): () => void {
  if (navigator.serviceWorker?.controller || document.hidden) {
    call()
    return () => {}
  }
  return afterPaint(call)
}

/**
 * Runs `call` after everything drawn so far is visible. A frame is on the screen when the next one begins, so
 * this waits for two. A hidden page waits until it is visible. Returns a function that cancels.
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
