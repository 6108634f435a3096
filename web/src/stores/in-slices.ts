import { startTransition, useEffect, useState } from 'react'

/**
 * With a part that begins right before, and on a phone four times slower, it is still no wait for a finger: a
 * browser calls 50 ms a long task.
 */
const SLICE_MS = 4

/** Does all parts of a long piece of work, and lets the browser draw and answer in between. Gives what came of it. */
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

/** Before what else waits, where the browser can say so. */
export const nextTask = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise(done => setTimeout(done))

/** Whether all parts of it are done; it begins once the screen is drawn. `parts` stays the same function. */
export const useInSlices = (parts: () => Generator<void>): boolean =>
  useMadeInSlices(parts) !== undefined

/**
 * What comes of all its parts; undefined until it first does, and what came of the last `parts` while those of
 * others are under way. A failure goes to the error boundary: a skeleton would wait for it for ever.
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
    // As a transition: React draws it in slices, too.
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

/** False while a component is first drawn: what takes long has a turn of its own after that. */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDrawn(true)))
    return () => clearTimeout(timer)
  }, [])
  return isDrawn
}
