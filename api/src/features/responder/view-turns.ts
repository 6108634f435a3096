import { parseToken } from 'sync-protocol/qr'
import { createFairGate } from '../../core/fair-gate'

const AT_ONCE = 200
const WAITING_EACH = 30
/** Less than the time within which every page answers. */
const WAIT_MS = 1_000

/**
 * Drawing a record of thousands of rows takes long and must not run many times in parallel. Throws
 * `unavailable` after a second.
 */
export function createViewTurns() {
  const gate = createFairGate({ size: AT_ONCE, share: 1, maxWaitingEach: WAITING_EACH })
  return async <T>(token: string, view: () => Promise<T>): Promise<T> => {
    const leave = await gate.enter(parseToken(token) ?? token, WAIT_MS)
    try {
      return await view()
    } finally {
      leave()
    }
  }
}
