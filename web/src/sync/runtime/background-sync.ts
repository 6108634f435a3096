/** Lets the browser drain through the worker when it is next online, even with no tab open. */

export const SYNC_TAG = 'send'

/**
 * Registers only after a drain that failed, not at each write. While the browser is online, it fires the
 * event immediately, and after a failed event it waits a long time.
 */
export async function askForBackgroundSync(
  registration: ServiceWorkerRegistration | undefined,
): Promise<void> {
  if (!registration || !hasBackgroundSync(registration)) return
  await registration.sync.register(SYNC_TAG).catch(() => undefined) // The person may forbid it.
}

// TypeScript's library lacks this interface, because only Chromium has it.
type WithSync = ServiceWorkerRegistration & { sync: { register(tag: string): Promise<void> } }
const hasBackgroundSync = (registration: ServiceWorkerRegistration): registration is WithSync =>
  'sync' in registration
