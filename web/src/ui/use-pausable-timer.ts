import { useEffect, useRef } from 'react'

/** Calls `onEnd` after `durationMs` without the time in which `isPaused` was true. */
export function usePausableTimer(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const remainingMs = useRef(durationMs)
  const end = useRef(onEnd)

  useEffect(() => {
    end.current = onEnd
  }, [onEnd])

  useEffect(() => {
    if (isPaused) return
    const startedAtMs = performance.now()
    const handle = setTimeout(() => end.current(), remainingMs.current)
    return () => {
      clearTimeout(handle)
      remainingMs.current -= performance.now() - startedAtMs
    }
  }, [isPaused])
}
