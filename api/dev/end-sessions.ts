/** `npm run --prefix api end-sessions ada@example.org` (or `everyone`) signs people out on all devices. */

import { StartError } from '../src/core/start-error'
import { endSessionsFor } from '../src/features/auth/end-sessions'
import { withKeyring } from './with-keyring'

await withKeyring(async (url, keyring) => {
  const [whose] = process.argv.slice(2)
  if (!whose) throw new StartError('Usage: end-sessions <e-mail | everyone>')
  const ended = await endSessionsFor(url, keyring, whose)
  console.log(`${ended} sessions ended. Phones keep their records and what they have to send.`)
})
