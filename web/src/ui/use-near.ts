import { type RefObject, startTransition, useEffect, useState } from 'react'

/**
 * Whether an element is, or ever was, on the screen or `aheadPx` beyond its edge: what is costly to draw
 * waits for it.
 */
export function useNear(element: RefObject<HTMLElement | null>, aheadPx: number): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        startTransition(() => setNear(true)) // several may come near at once
      },
      { rootMargin: `${aheadPx}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, aheadPx, isNear])

  return isNear
}
