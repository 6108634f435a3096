import { type RefObject, startTransition, useEffect, useState } from 'react'

/** Whether an element is or was on the screen, or within `aheadPx` of it. Costly drawings wait for this. */
export function useNear(element: RefObject<HTMLElement | null>, aheadPx: number): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        startTransition(() => setNear(true)) // several can come near in one frame
      },
      { rootMargin: `${aheadPx}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, aheadPx, isNear])

  return isNear
}
