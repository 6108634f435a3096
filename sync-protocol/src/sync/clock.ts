/**
 * Device clocks can be wrong, and the time of a mutation decides between concurrent edits. It is therefore
 * limited to the time between the client's last pull, which the base versions prove, and now.
 */
export function clampAt(at: number, lastPullMs: number, nowMs: number): number {
  return Math.min(nowMs, Math.max(at, Math.min(lastPullMs, nowMs)))
}
