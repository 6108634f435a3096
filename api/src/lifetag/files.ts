import { openFiles } from '../adapters/files/open-files'
import { countWords } from '../core/count-words'
import { StartError } from '../core/start-error'
import { moveFiles } from '../features/uploads/move-files'
import { type Command, UsageError } from './command'
import { withDatabase } from './with-database'

export const filesCommand: Command = {
  name: 'files move',
  args: ['store|database'],
  help: 'moves photos and documents into FILES_URL or back, while servers keep serving',
  run: async ({ args: [to] }) => {
    if (to !== 'store' && to !== 'database') {
      throw new UsageError('Usage: lifetag files move store|database')
    }
    return withDatabase(async ({ env, ownerUrl }) => {
      const files = openFiles(env)
      if (!files) throw new StartError('Set FILES_URL: it says where the file store is')
      const moved = await moveFiles(ownerUrl, files.store, to, count => {
        if (count % 100 === 0) console.error(`${count} files moved`)
      })
      return {
        text: `${countWords(moved, 'file')} moved into the ${to}, and none is left elsewhere`,
        json: { moved },
      }
    })
  },
}
