const FIRST_MS = 1_000
const LONGEST_MS = 5 * 60_000

/**
 * How long to wait after the `attempt`-th failure in a row (from 0): doubling from 1 s to 5 min,
 * the upper half of it by chance, so that a server that comes back is not met by everyone at once.
 */
export function retryDelayMs(attempt: number, random: () => number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt)
  return Math.round(ceiling / 2 + (ceiling / 2) * random())
}
