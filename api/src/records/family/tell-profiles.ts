import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { SPACES_CHANNEL } from '../records.sql'
import { profilesNotice } from '../space-notice'

/** To the streams of these accounts, once it is committed: what records they may open is not as it was. */
export async function tellProfiles(tx: Tx, keyring: Keyring, accountIds: Iterable<string>) {
  for (const id of new Set(accountIds)) {
    await tx`select pg_notify(${SPACES_CHANNEL}, ${profilesNotice(keyring, id)})`
  }
}
