import { useEffect, useState } from 'react'
import { keepReading } from './keep-reading'

/**
 * What `read` gives for `id`, read once for each id: undefined until it is there, and while there is no id.
 * A new `read` reads anew, so it is a function of a module.
 */
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
