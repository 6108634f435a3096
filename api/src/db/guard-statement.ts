import { startWatch } from './watch'

/** Waits for one statement no longer than `deadlineMs`: for a connection and for its answer together. */
export async function guardStatement<T>(deadlineMs: number, sent: PromiseLike<T>): Promise<T> {
  const watch = startWatch(deadlineMs)
  watch.waitFor(1)
  try {
    return await Promise.race([sent, watch.expired])
  } finally {
    watch.end()
  }
}
