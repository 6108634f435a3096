import { useEffect, useState } from 'react'

/** What a slow phone takes for it is still no wait for a finger: a browser calls 50 ms a long task. */
const SLICE_MS = 8

/** Does all parts of a long piece of work, and lets the browser draw and answer in between. */
export async function inSlices(parts: Iterable<void>): Promise<void> {
  let since = performance.now()
  for (const _ of parts) {
    if (performance.now() - since < SLICE_MS) continue
    await nextTask()
    since = performance.now()
  }
}

/** Before what else waits, where the browser can say so. */
const nextTask = (): Promise<void> =>
  'scheduler' in globalThis ? scheduler.yield() : new Promise(done => setTimeout(done))

/** Whether all parts of it are done; it begins once the screen is drawn. `parts` stays the same function. */
export function useInSlices(parts: () => Iterable<void>): boolean {
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    let isGone = false
    void inSlices(parts()).then(() => isGone || setDone(true))
    return () => {
      isGone = true
    }
  }, [parts])
  return isDone
}
