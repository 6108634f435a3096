/**
 * What is on this phone is read at once; on a first visit, where all comes through the network, it waits
 * for what the screen begins with to be painted. Answers the way to call it off.
 */
export function oncePainted(call: () => void): () => void {
  if (navigator.serviceWorker?.controller || document.hidden) {
    call()
    return () => {}
  }
  return afterPaint(call)
}

/**
 * With what is drawn by now on the screen; once it is seen, where it is not. A frame is on the screen when the
 * next one begins. Answers the way to call it off.
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
