/**
 * Devices' clocks lie. A mutation's time decides between concurrent edits only after it has been
 * brought between what the server knows: it cannot be older than the client's last pull (its base
 * says what it had seen) nor newer than now.
 */
export function clampAt(at: number, lastPullMs: number, nowMs: number): number {
  return Math.min(nowMs, Math.max(at, Math.min(lastPullMs, nowMs)))
}
