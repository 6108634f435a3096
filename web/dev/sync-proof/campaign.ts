/** Runs many random histories from a seed, so that a failed one can be repeated. */
import fc from 'fast-check'
import { expect } from 'vitest'
import type { HistoryResult } from './history'
import type { Lot } from './lots'
import type { Tally } from './tally'

/**
 * `FC_SEED` and `FC_PATH` from the output of a failed run repeat exactly that history and then search for
 * the shortest one that fails. With `FC_END` they only repeat it.
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
      // The search for the shortest failing history runs only when a history is repeated.
      endOnFailure: !FC_PATH || FC_END !== undefined,
      numRuns: histories,
      seed: FC_SEED ? Number(FC_SEED) : seed,
      ...(FC_PATH && { path: FC_PATH }),
    },
  )
}
