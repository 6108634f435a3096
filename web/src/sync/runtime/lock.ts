/**
 * One at a time across tabs and the worker. Where a browser has no locks the work runs at once:
 * two drains together cost a request or two, and every write of theirs checks where it stands.
 */
export async function webLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request(name, work) : work()
}

/** Takes a lock for as long as this worker or tab lives; gives its name. Never, where there are none. */
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

/** Waits until nobody holds `name`; false when told to stop waiting first. */
export async function untilFree(name: string, signal: AbortSignal): Promise<boolean> {
  return navigator.locks.request(name, { signal }, () => true).catch(() => false)
}
