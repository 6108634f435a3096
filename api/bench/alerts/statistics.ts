import { percentile } from '../responder/open-loop'

/** One turn: the milliseconds of its views. */
export type Turn = readonly number[]
export type Interval = { low: number; high: number }

const SAMPLES = 1_000

/**
 * How much longer the p99 of some turns is than that of others of the same rounds, as an interval of 95%: what
 * comes of it when rounds are drawn anew (bootstrap). Whole rounds, because a stall of the machine
 * reaches many views of a turn.
 */
export function p99Difference(turns: readonly Turn[], others: readonly Turn[]): Interval {
  const rounds = turns.length
  const differences = Array.from({ length: SAMPLES }, () => {
    const drawn = Array.from({ length: rounds }, () => Math.floor(Math.random() * rounds))
    const p99 = (of: readonly Turn[]) =>
      percentile(
        drawn.flatMap(nth => of[nth] ?? []),
        0.99,
      )
    return p99(turns) - p99(others)
  })
  return { low: percentile(differences, 0.025), high: percentile(differences, 0.975) }
}

/** Middle of the turns' own p99s: a turn in which the machine stalled is one of many. */
export const middleP99 = (turns: readonly Turn[]): number =>
  percentile(
    turns.map(turn => percentile(turn, 0.99)),
    0.5,
  )
