import { useCallback, useEffect, useState } from 'react'
import { type HttpFailure, isSignedOut } from '../../http/failure'
import type { Result } from '../../http/result'
import { expireSession } from '../../stores/session'

export type Answer<Value> =
  | { status: 'waiting' }
  | { status: 'known'; value: Value }
  | { status: 'failed'; failure: HttpFailure }

/** What only the server knows, asked when the screen opens and again by `reload`. `read` stays the same function. */
export function useAnswer<Value>(read: () => Promise<Result<Value, HttpFailure>>) {
  const [answer, setAnswer] = useState<Answer<Value>>({ status: 'waiting' })

  const reload = useCallback(async () => {
    const result = await read()
    if (!result.ok && isSignedOut(result.failure)) expireSession()
    // What is shown already is better than a gap.
    setAnswer(before => {
      if (result.ok) return { status: 'known', value: result.value }
      return before.status === 'known' ? before : { status: 'failed', failure: result.failure }
    })
  }, [read])

  useEffect(() => {
    void reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [reload])

  return { answer, reload }
}
