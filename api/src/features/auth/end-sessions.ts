import { StartError } from '../../core/start-error'
import { asOwner } from '../../db/as-owner'
import { BATCH, changeInBatches } from '../../db/in-batches'
import type { Keyring } from '../../db/keyring'
import { ENDED_SESSIONS_CHANNEL, endSessions } from '../../http/sessions.sql'
import { findHolder, hashEmail } from '../../mail/email-addresses'

/**
 * Needed if a stranger got into an account, or for everyone after a leak. An interrupted run can be repeated.
 */
export async function endSessionsFor(
  ownerUrl: string,
  keyring: Keyring,
  whose: 'everyone' | (string & {}),
  batch = BATCH,
): Promise<number> {
  return asOwner(ownerUrl, async owner => {
    if (whose === 'everyone') {
      const ended = await changeInBatches(owner, { table: 'sessions', when: tx => tx`true` }, batch)
      await owner.transaction(tx => tx`select pg_notify(${ENDED_SESSIONS_CHANNEL}, '')`)
      return ended
    }
    return owner.transaction(async tx => {
      const id = await findHolder(tx, hashEmail(keyring, whose))
      if (!id) throw new StartError(`No account has the address ${whose}`)
      return endSessions(tx, id, tx`true`)
    })
  })
}
