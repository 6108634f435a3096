import { useEffect, useRef } from 'react'

/** A new part of the page takes the focus, which scrolls to it and makes screen readers read it. */
export function useFocusOnArrival() {
  const anchor = useRef<HTMLDivElement>(null)
  useEffect(() => anchor.current?.focus(), [])
  return anchor
}
