/**
 * One at a time across tabs and the worker. Where a browser has no locks the work runs at once:
 * two drains together cost a request or two, and every write of theirs checks where it stands.
 */
export async function webLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request(name, work) : work()
}
