import { useEffect, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { request } from '../../http/client'
import type { HttpFailure } from '../../http/failure'

export type Answered<T> =
  | { state: 'asking' }
  | { state: 'answered'; value: T }
  | { state: 'failed'; failure: HttpFailure }

/** What the server says at `path`, asked when shown and again on `askAgain`. `schema` is a constant. */
export function useAnswer<T>(
  path: string,
  schema: ZodMiniType<T>,
): { answer: Answered<T>; askAgain: () => void } {
  const [answer, setAnswer] = useState<Answered<T>>({ state: 'asking' })
  const [nth, setNth] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `nth` is what asks again
  useEffect(() => {
    let isWanted = true
    setAnswer({ state: 'asking' })
    void request(path, { answer: schema, retries: 1 }).then(result => {
      if (!isWanted) return
      setAnswer(
        result.ok
          ? { state: 'answered', value: result.value }
          : { state: 'failed', failure: result.failure },
      )
    })
    return () => {
      isWanted = false
    }
  }, [path, schema, nth])
  return { answer, askAgain: () => setNth(n => n + 1) }
}
