import { type RefObject, startTransition, useEffect, useState } from 'react'

/** About a screen ahead of the finger. */
const AHEAD = '600px'

/** Whether an element is, or ever was, on the screen or nearly: what is costly to draw waits for it. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        startTransition(() => setNear(true)) // several may come near at once
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])

  return isNear
}
