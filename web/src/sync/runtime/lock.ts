/**
 * Runs `work` one at a time across tabs and the worker, or immediately in a browser without locks. Two
 * parallel drains cost a few more requests but no data, because each write checks the stored state.
 */
export async function webLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request(name, work) : work()
}

/** Holds a lock until this worker or tab ends, and returns its name. Without locks it never resolves. */
export function lockForLife(): Promise<string> {
  const name = `life:${crypto.randomUUID()}`
  return new Promise(resolve => {
    const locks: LockManager | null | undefined = navigator.locks
    void locks?.request(name, () => {
      resolve(name)
      return new Promise(() => {})
    })
  })
}

/** Returns false if `signal` aborts the wait. */
export async function untilFree(name: string, signal: AbortSignal): Promise<boolean> {
  return navigator.locks.request(name, { signal }, () => true).catch(() => false)
}
