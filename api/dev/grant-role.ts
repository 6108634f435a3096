/** `npm run --prefix api grant-role ada@example.org admin` (or `owner`). The role `none` takes it back. */

import { StartError } from '../src/core/start-error'
import { GRANTABLE, grantRole } from '../src/features/auth/grant-role'
import { withKeyring } from './with-keyring'

await withKeyring(async (url, keyring) => {
  const [email, wanted] = process.argv.slice(2)
  const role = GRANTABLE.find(each => each === wanted)
  if (!email || !role) {
    throw new StartError(`Usage: grant-role <e-mail> <${GRANTABLE.join(' | ')}>`)
  }
  await grantRole(url, keyring, email, role)
  console.log(role === 'none' ? `${email} has no role any more.` : `${email} is now ${role}.`)
})
