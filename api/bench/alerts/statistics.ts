import { percentile } from '../responder/open-loop'

/** Milliseconds, by round. */
export type Rounds = readonly (readonly number[])[]
export type Interval = { low: number; high: number }

const SAMPLES = 1_000

/**
 * A 95% interval (bootstrap) of the difference between two percentiles. Whole rounds are drawn, because a
 * stall affects many views of a turn.
 */
export function difference(of: Rounds, other: Rounds, share: number): Interval {
  const differences = Array.from({ length: SAMPLES }, () => {
    const drawn = of.map(() => Math.floor(Math.random() * of.length))
    const at = (rounds: Rounds) =>
      percentile(
        drawn.flatMap(nth => rounds[nth] ?? []),
        share,
      )
    return at(of) - at(other)
  })
  return { low: percentile(differences, 0.025), high: percentile(differences, 0.975) }
}
