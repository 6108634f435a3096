import { useEffect, useRef } from 'react'

/** A new part of the page takes the focus, which scrolls to it and makes screen readers read it. */
export function useFocusOnArrival(isWanted = true) {
  const anchor = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isWanted) anchor.current?.focus()
  }, [isWanted])
  return anchor
}
