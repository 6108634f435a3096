/** Runs many random histories from a seed, so that a failed one can be repeated. */
import fc from 'fast-check'
import { expect } from 'vitest'
import type { HistoryResult } from './history'
import type { Lot } from './lots'
import type { Tally } from './tally'

/**
 * A failed run prints `FC_SEED` and `FC_PATH`. With these a run repeats exactly that history and then
 * searches for the shortest one that fails. With `FC_END` it only repeats the history.
 */
export async function wage<Story>(
  { histories, seed }: Lot,
  stories: fc.Arbitrary<Story>,
  run: (story: Story) => Promise<HistoryResult>,
  tally: Tally,
): Promise<void> {
  const { FC_SEED, FC_PATH, FC_END } = process.env
  await fc.assert(
    fc.asyncProperty(stories, async story => {
      const { broken, happened } = await run(story)
      tally.add(happened)
      expect(broken).toEqual([])
    }),
    {
      // It searches for the shortest failing history only when a history is repeated.
      endOnFailure: !FC_PATH || FC_END !== undefined,
      numRuns: histories,
      seed: FC_SEED ? Number(FC_SEED) : seed,
      ...(FC_PATH && { path: FC_PATH }),
    },
  )
}
