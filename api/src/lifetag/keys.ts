import { rewrapKeys } from '../db/rewrap-keys'
import type { Command } from './command'
import { withDatabase } from './with-database'

export const keysCommands: readonly Command[] = [
  {
    name: 'keys rewrap',
    help: 'wraps every key anew, after a new entry was put first in DATA_KEYS',
    run: () =>
      withDatabase(async ({ ownerUrl, readDataKeys }) => {
        const { rewrapped, kept } = await rewrapKeys(ownerUrl, await readDataKeys())
        return {
          text: `${rewrapped} keys wrapped anew, ${kept} were wrapped with the first key already`,
          json: { rewrapped, kept },
        }
      }),
  },
]
