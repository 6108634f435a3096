import { countWords } from '../core/count-words'
import { rewrapKeys } from '../db/rewrap-keys'
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

export const keysCommands: readonly Command[] = [
  {
    name: 'keys rewrap',
    help: 'wraps every key anew, after a new entry was put first in DATA_KEYS',
    run: () =>
      withDatabase(async ({ ownerUrl, readDataKeys }) => {
        const { rewrapped, kept } = await rewrapKeys(ownerUrl, await readDataKeys())
        return {
          text: `${countWords(rewrapped, 'key')} wrapped anew, ${countWords(kept, 'key')} wrapped with the first one already`,
          json: { rewrapped, kept },
        }
      }),
  },
]
