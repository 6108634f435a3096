import { useCallback, useEffect, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { request } from '../../http/client'
import type { HttpFailure } from '../../http/failure'

export const REFRESH_MS = 30_000
const RETRIES = 3

export interface Polled<Value> {
  /** The last good answer to this very question. */
  value: Value | undefined
  /** Why the newest one failed; undefined where it did not. */
  failure: HttpFailure | undefined
  look: () => void
}

/** Asked at once, every 30 seconds while the tab is seen, and after each `look`. */
export function usePolled<Value>(path: string, answer: ZodMiniType<Value>): Polled<Value> {
  const [kept, setKept] = useState<{ path: string; value?: Value; failure?: HttpFailure }>({ path })
  const [turn, setTurn] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again.
  useEffect(() => {
    let isShown = true
    async function ask() {
      const result = await request(path, { answer, retries: RETRIES })
      if (!isShown) return
      setKept(before => {
        if (result.ok) return { path, value: result.value }
        const isSame = before.path === path && before.value !== undefined
        return { path, failure: result.failure, ...(isSame && { value: before.value as Value }) }
      })
    }
    void ask()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask()
    }, REFRESH_MS)
    return () => {
      isShown = false
      clearInterval(timer)
    }
  }, [path, answer, turn])

  const look = useCallback(() => setTurn(before => before + 1), [])
  const isCurrent = kept.path === path
  return {
    value: isCurrent ? kept.value : undefined,
    failure: isCurrent ? kept.failure : undefined,
    look,
  }
}
