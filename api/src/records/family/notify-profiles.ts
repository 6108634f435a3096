import { setRlsUser } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { SPACES_CHANNEL } from '../records.sql'
import { profilesNotice } from '../space-notice'
import { holdMembers } from './members.sql'

/**
 * Notifies the event streams of these accounts after the commit that the records they may open have changed.
 */
export async function notifyProfiles(tx: Tx, keyring: Keyring, accountIds: Iterable<string>) {
  for (const id of new Set(accountIds)) {
    await tx`select pg_notify(${SPACES_CHANNEL}, ${profilesNotice(keyring, id)})`
  }
}

type Outside<Notice> = {
  keyring: Keyring
  now: () => Date
  notices: { put(tx: Tx, userId: string, notice: Notice): Promise<void> }
}

/** Sends each guardian an e-mail and updates the list of profiles on every member's devices. */
export async function notifyGuardians<Notice>(
  tx: Tx,
  { keyring, notices, now }: Outside<Notice>,
  id: string,
  notice: Notice,
): Promise<void> {
  const members = await holdMembers(tx, id)
  const guardians = members.filter(
    ({ role, until }) => role === 'guardian' && (until === null || until > now()),
  )
  for (const memberId of guardians.map(guardian => guardian.memberId).sort()) {
    await setRlsUser(tx, memberId)
    await notices.put(tx, memberId, notice)
  }
  await setRlsUser(tx, id)
  await notifyProfiles(tx, keyring, [id, ...members.map(({ memberId }) => memberId)])
}
