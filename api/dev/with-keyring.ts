import { openDatabase } from '../src/db/database'
import { type Keyring, openKeyring } from '../src/db/keyring'
import { withOwnerUrl } from './with-owner-url'

/** For commands that name a person by their address, which only the keyring finds. */
export const withKeyring = (command: (url: string, keyring: Keyring) => Promise<void>) =>
  withOwnerUrl(async (url, readDataKeys) => {
    const database = openDatabase(url)
    try {
      await command(url, await openKeyring(database, await readDataKeys(), Date.now))
    } finally {
      await database.close(2)
    }
  })
