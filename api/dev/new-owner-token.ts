/** `npm run --prefix api new-owner-token` replaces a token that was lost or seen by others. */
import { randomBytes } from 'node:crypto'
import { replaceOwnerToken } from '../src/db/owner-token'
import { withOwnerUrl } from './with-owner-url'

await withOwnerUrl(async url => {
  console.log(`Owner token, shown only this once: ${await replaceOwnerToken(url, randomBytes)}`)
})
