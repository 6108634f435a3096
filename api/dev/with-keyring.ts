import { openDatabase } from '../src/db/database'
import { type Keyring, openKeyring } from '../src/db/keyring'
import { withOwnerUrl } from './with-owner-url'

/** Only the keyring can look up a person by their e-mail address. */
export const withKeyring = (command: (url: string, keyring: Keyring) => Promise<void>) =>
  withOwnerUrl(async (url, readDataKeys) => {
    const database = openDatabase(url)
    try {
      await command(url, await openKeyring(database, await readDataKeys(), Date.now))
    } finally {
      await database.close(2)
    }
  })
