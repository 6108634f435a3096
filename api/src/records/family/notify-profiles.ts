import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { SPACES_CHANNEL } from '../records.sql'
import { profilesNotice } from '../space-notice'

/**
 * Notifies the event streams of these accounts after the commit that the records they may open have changed.
 */
export async function notifyProfiles(tx: Tx, keyring: Keyring, accountIds: Iterable<string>) {
  for (const id of new Set(accountIds)) {
    await tx`select pg_notify(${SPACES_CHANNEL}, ${profilesNotice(keyring, id)})`
  }
}
