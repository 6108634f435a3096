/**
 * Limits the time of a mutation, because device clocks can be wrong and the time decides between
 * concurrent edits. A mutation is never older than the client's last pull, because its base versions show
 * what the client had seen, and never newer than now.
 */
export function clampAt(at: number, lastPullMs: number, nowMs: number): number {
  return Math.min(nowMs, Math.max(at, Math.min(lastPullMs, nowMs)))
}
