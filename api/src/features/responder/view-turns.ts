import { parseToken } from 'sync-protocol/qr'
import { createFairGate } from '../../http/fair-gate'

const AT_ONCE = 200
const WAITING_EACH = 30
/** Within the time in which every page answers. */
const WAIT_MS = 1_000

/**
 * One view of a code at a time: drawing a record of thousands of rows takes long, and must not be
 * done for many at once. Other codes do not wait for it. Throws `unavailable` after a second.
 */
export function createViewTurns() {
  const gate = createFairGate({ size: AT_ONCE, share: 1, maxWaitingEach: WAITING_EACH })
  return async <T>(token: string, view: () => Promise<T>): Promise<T> => {
    // However it is spelled.
    const leave = await gate.enter(parseToken(token) ?? token, WAIT_MS)
    try {
      return await view()
    } finally {
      leave()
    }
  }
}
