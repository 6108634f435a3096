/** The browser drains through the worker when it next has a connection, with no tab open. */

/** The tag under which the browser calls the worker. */
export const SYNC_TAG = 'send'

/**
 * Asked for after a drain that did not get through, not at each write: the browser calls at once
 * while it is online, and after a call that failed it takes its time.
 */
export async function askForBackgroundSync(
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  if (!registration || !hasBackgroundSync(registration)) return
  await registration.sync.register(SYNC_TAG).catch(() => undefined) // the person may forbid it
}

// Not in TypeScript's library: only Chromium has it.
type WithSync = ServiceWorkerRegistration & { sync: { register(tag: string): Promise<void> } }
const hasBackgroundSync = (registration: ServiceWorkerRegistration): registration is WithSync =>
  'sync' in registration
