/**
 * Work begins when it is due, even if earlier work has not ended, and its time counts from then. So a stall
 * of the server counts for all work that waited.
 */
export interface LoopResult {
  /** Unordered milliseconds. */
  times: number[]
  failures: number
}

export async function openLoop(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  work: (nth: number) => Promise<void>,
): Promise<LoopResult> {
  const total = perSecond * seconds
  const result: LoopResult = { times: [], failures: 0 }
  const under: Promise<void>[] = []
  const startMs = performance.now()
  for (let begun = 0; begun < total; ) {
    const due = Math.min(total, Math.ceil(((performance.now() - startMs) / 1_000) * perSecond))
    for (; begun < due; begun++) {
      under.push(timed(work(begun), startMs + (begun / perSecond) * 1_000, result))
    }
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  await Promise.all(under)
  return result
}

async function timed(work: Promise<void>, dueMs: number, result: LoopResult): Promise<void> {
  try {
    await work
    result.times.push(performance.now() - dueMs)
  } catch {
    result.failures += 1
  }
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
