/** `npm run --prefix api files:move <store or database>` moves files between the database and FILES_URL. */
import { openFiles } from '../src/adapters/files/open-files'
import { readEnv } from '../src/core/env'
import { StartError } from '../src/core/start-error'
import { moveFiles } from '../src/features/uploads/move-files'
import { withOwnerUrl } from './with-owner-url'

await withOwnerUrl(async url => {
  const to = process.argv[2]
  if (to !== 'store' && to !== 'database') throw new StartError('Say where to: store or database')
  const files = openFiles(readEnv(process.env))
  if (!files) throw new StartError('Set FILES_URL: it says where the file store is')
  const count = await moveFiles(url, files.store, to, moved => {
    if (moved % 100 === 0) console.log(`${moved} files moved`)
  })
  console.log(`${count} files moved into the ${to}, and none is left elsewhere`)
})
