/** `pnpm --filter api grant-role ada@example.org admin` (or `owner`; `none` takes it back). */
import { openDatabase } from '../src/db/database'
import { GRANTABLE, grantRole } from '../src/db/grant-role'
import { openKeyring } from '../src/db/keyring'
import { StartError } from '../src/start-error'
import { withOwnerUrl } from './with-owner-url'

await withOwnerUrl(async (url, readDataKeys) => {
  const [email, wanted] = process.argv.slice(2)
  const role = GRANTABLE.find(each => each === wanted)
  if (!email || !role) {
    throw new StartError(`Usage: grant-role <e-mail> <${GRANTABLE.join(' | ')}>`)
  }
  const database = openDatabase(url)
  try {
    await grantRole(url, await openKeyring(database, await readDataKeys(), Date.now), email, role)
  } finally {
    await database.close(2)
  }
  console.log(role === 'none' ? `${email} has no role any more.` : `${email} is now ${role}.`)
})
