import { useEffect, useState } from 'react'

/** The value as it was when it last stood still for `delayMs`; undefined before it ever did. */
export function useDebounced<T>(value: T, delayMs: number): T | undefined {
  const [settled, setSettled] = useState<T>()
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
