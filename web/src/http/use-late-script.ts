import { startTransition, useEffect, useState } from 'react'
import { oncePainted } from './once-painted'

const TRY_AGAIN_MS = 3_000

/**
 * A part of the app that may have to come through the network first: undefined while it loads, 'missing'
 * while it does not come. It is asked for again with the next connection, and every 3 seconds while the
 * browser says there is one: that is said before an answer comes through it, and to a page before its
 * service worker. One request at a time, as a failed one removes the styles that did not load.
 */
export function useLateScript<T>(load: () => Promise<T>): T | 'missing' | undefined {
  const [script, setScript] = useState<{ value: T } | 'missing'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a module is loaded once, whatever function says so
  useEffect(() => {
    let isOver = false
    let stopWaiting: (() => void) | undefined
    const ask = () => {
      load().then(
        value => isOver || startTransition(() => setScript({ value })),
        () => {
          dropFailedStyles()
          if (isOver) return
          setScript('missing')
          stopWaiting = whenWorthTrying(ask)
        },
      )
    }
    const callOff = oncePainted(ask)
    return () => {
      isOver = true
      callOff()
      stopWaiting?.()
    }
  }, [])
  return script === 'missing' ? script : script?.value
}

/** Calls once: with the next connection, or after a while if there seems to be one. Answers the way to stop. */
function whenWorthTrying(call: () => void): () => void {
  const again = () => {
    stop()
    call()
  }
  const timer = setInterval(() => navigator.onLine && again(), TRY_AGAIN_MS)
  window.addEventListener('online', again)
  const stop = () => {
    clearInterval(timer)
    window.removeEventListener('online', again)
  }
  return stop
}

/** A style that did not come stays in the page, where the next try would take it for loaded. */
function dropFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (!link.sheet) link.remove()
  }
}
