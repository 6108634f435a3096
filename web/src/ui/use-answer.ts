import { useEffect, useState } from 'react'

/**
 * What `ask` answers about `id`, asked once for each id: undefined until it has, and while there is no id.
 * A new `ask` asks anew, so it is a function of a module.
 */
export function useAnswer<Value>(
  ask: (id: string) => Promise<Value>,
  id: string | undefined,
): Value | undefined {
  const [answer, setAnswer] = useState<{ id: string; value: Value }>()
  useEffect(() => {
    if (id === undefined) return
    let isLeft = false
    void ask(id).then(value => isLeft || setAnswer({ id, value }))
    return () => {
      isLeft = true
    }
  }, [ask, id])
  return answer?.id === id ? answer?.value : undefined
}
