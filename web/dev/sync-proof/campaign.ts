/** Many random histories, made from a seed, so that one that fails can be repeated. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { runHistory } from './history'
import type { Server } from './server'
import { type Story, stories } from './stories'
import type { Tally } from './tally'

export interface Campaign {
  histories: number
  seed: number
  withDisruptions: boolean
}

/**
 * `FC_SEED` and `FC_PATH`, as a failed run prints them, repeat exactly that history, and then look
 * for the shortest one that fails; with `FC_END` they only repeat it.
 */
export async function wage(server: Server, tally: Tally, campaign: Campaign): Promise<void> {
  const { FC_SEED, FC_PATH, FC_END } = process.env
  await fc.assert(
    fc.asyncProperty(stories(campaign.withDisruptions), async (story: Story) => {
      const { broken, happened } = await runHistory(server, story)
      tally.add(happened)
      expect(broken).toEqual([])
    }),
    {
      // The shortest history that fails so is looked for when one is repeated, not in every run.
      endOnFailure: !FC_PATH || FC_END !== undefined,
      numRuns: campaign.histories,
      seed: FC_SEED ? Number(FC_SEED) : campaign.seed,
      ...(FC_PATH && { path: FC_PATH }),
    },
  )
}
