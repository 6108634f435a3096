import { useEffect, useState } from 'react'
import { keepReading } from './keep-reading'

/** `read` must be a module's function, because a new function reads again. */
export function useRead<Value>(
  read: (id: string) => Promise<Value>,
  id: string | undefined,
): Value | undefined {
  const [last, setLast] = useState<{ id: string; value: Value }>()
  useEffect(() => {
    if (id === undefined) return
    return keepReading(
      () => read(id),
      value => setLast({ id, value }),
    )
  }, [read, id])
  return last?.id === id ? last?.value : undefined
}
