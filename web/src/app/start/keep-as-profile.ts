import { dropNoted, noteManaged, type Person } from '../../features/family/own-profile'
import { showProfile } from '../../stores/profiles'
import type { SessionUser } from '../../stores/session'
import { announceProfile } from '../../sync/runtime/announce-profile'
import { forgetUnclaimedRecord, isKeptAsProfile } from './unclaimed-record'

/**
 * Keeps the local record as one that the account manages. The id and the codes stay valid, and the content is
 * sent like that of any record made on this phone. Returns the reason in words if this fails.
 *
 * The record is added to the list first, and the note of the local record goes last. If the tab dies in
 * between, the record is found in the list (`unclaimed-record.ts`).
 */
export async function keepAsProfile(
  id: string,
  person: Person,
  user: SessionUser,
): Promise<string | undefined> {
  const noted = await noteManaged(user, id, person)
  if (!noted.ok) return noted.failure
  const failure = await announceProfile(user.id, id)
  // The server refused for good, for example because this id has its own account. Offline it is sent later.
  if (failure?.kind === 'refused' && !(await isKeptAsProfile(id, user.id))) {
    await dropNoted(user, id)
    return failure.message
  }
  await forgetUnclaimedRecord(id)
  showProfile(id)
  return undefined
}
