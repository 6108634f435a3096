/** `npm run --prefix api db:rewrap-keys`, after a new key was put first in DATA_KEYS. */
import { rewrapKeys } from '../src/db/rewrap-keys'
import { withOwnerUrl } from './with-owner-url'

await withOwnerUrl(async (url, readDataKeys) => {
  const { rewrapped, kept } = await rewrapKeys(url, await readDataKeys())
  console.log(`${rewrapped} keys wrapped anew, ${kept} were wrapped with the first key already`)
})
