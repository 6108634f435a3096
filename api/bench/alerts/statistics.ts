import { percentile } from '../responder/open-loop'

/** The milliseconds of one kind's views, by round. */
export type Rounds = readonly (readonly number[])[]
export type Interval = { low: number; high: number }

const SAMPLES = 1_000

/**
 * How much longer a share of one kind's views took than that of another's, as an interval of 95%: what comes of
 * it when rounds are drawn anew (bootstrap), the same ones for both. Whole rounds, because a stall reaches
 * many views of its turn.
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
