import { vi } from 'vitest'

const { waitFor } = vi

/** `vi.waitFor` gives up after a second, which is too short on a busy machine. */
function waitPatiently<T>(
  condition: Parameters<typeof waitFor<T>>[0],
  options: Parameters<typeof waitFor<T>>[1] = 30_000,
): Promise<T> {
  return waitFor(condition, options)
}

// Test files share a process, so an earlier file may have done this.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently
