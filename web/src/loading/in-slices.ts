import { startTransition, useEffect, useState } from 'react'

/**
 * A slice may be exceeded by its last part, and a phone may be four times slower. The sum still stays below
 * the 50 ms of a long task.
 */
const SLICE_MS = 4

export async function inSlices<T>(parts: Generator<void, T>): Promise<T> {
  let since = performance.now()
  for (;;) {
    const { done, value } = parts.next()
    if (done) return value
    if (performance.now() - since < SLICE_MS) continue
    await nextTask()
    since = performance.now()
  }
}

/** Continues before other waiting tasks in browsers that support this. */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise(done => setTimeout(done))

/** `parts` must be a stable function. */
export const useInSlices = (parts: () => Generator<void>): boolean =>
  useMadeInSlices(parts) !== undefined

/**
 * The result is undefined at first, and stays the previous one while new `parts` run. A failure goes to the
 * error boundary, because a skeleton would wait forever.
 */
export function useMadeInSlices<T>(
  parts: (() => Generator<void, T>) | undefined,
): { made: T } | undefined {
  const [last, setLast] = useState<{ made: T }>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    if (!parts) return
    let isGone = false
    const work = parts()
    // In a transition, React renders in slices, too.
    inSlices(work).then(
      made => isGone || startTransition(() => setLast({ made })),
      error => isGone || setFailure({ error }),
    )
    return () => {
      isGone = true
      work.return(undefined as never)
    }
  }, [parts])
  if (failure) throw failure.error
  return last
}

/** False during the first render, so that slow work gets its own task afterwards. */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDrawn(true)))
    return () => clearTimeout(timer)
  }, [])
  return isDrawn
}
