import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { openLabel } from '../../records/family/label'
import { selectMembers } from '../../records/family/members.sql'
import { readPerson } from '../../records/family/people.sql'

/** The author of a summary whose person does not sign in: the guardian with the longest membership. */
export async function carerOf(
  tx: Tx,
  keyring: Keyring,
  userId: string,
  at: Date,
): Promise<string | undefined> {
  if ((await readPerson(tx, userId))?.kind !== 'managed') return undefined
  const members = await selectMembers(tx, userId, at)
  const guardian = members.find(({ role }) => role === 'guardian')
  const key = await keyring.userKey(tx, userId)
  const label = guardian && openLabel(key, userId, guardian.memberId, guardian.sealed)
  return label?.name || 'a guardian of the person'
}
