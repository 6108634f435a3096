import { startNewEpoch } from '../db/start-new-epoch'
import type { Command } from './command'
import { withDatabase } from './with-database'

export const databaseCommands: readonly Command[] = [
  {
    name: 'new-epoch',
    help: 'lets phones send again what is missing, after another program restored the database',
    run: () =>
      withDatabase(async ({ ownerUrl }) => {
        const epoch = await startNewEpoch(ownerUrl)
        return { text: `The epoch is now ${epoch}.`, json: { epoch } }
      }),
  },
]
