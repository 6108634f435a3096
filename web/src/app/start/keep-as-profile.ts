import { dropNoted, NOT_NOTED, noteManaged, type Person } from '../../features/family/own-profile'
import { showProfile } from '../../stores/profiles'
import type { SessionUser } from '../../stores/session'
import { announceProfile } from '../../sync/runtime/announce-profile'
import { isKeptAsProfile, letGo } from './beside'

/**
 * The record beside becomes one that the account looks after, under its own id: its codes stay valid, and
 * what it holds is sent like that of any record that was made on this phone. Answers why not, in words.
 *
 * It is noted among the records before anything else is done, and the note that it is beside goes last:
 * where the tab dies in between, it is found among the records (beside.ts).
 */
export async function keepAsProfile(
  id: string,
  person: Person,
  user: SessionUser,
): Promise<string | undefined> {
  if ((await noteManaged(user, id, person)) === undefined) return NOT_NOTED
  const failure = await announceProfile(user.id, id)
  // Refused for good: it has an account of its own somewhere, say. Without a connection it is sent later.
  if (failure?.kind === 'refused' && !(await isKeptAsProfile(id, user.id))) {
    await dropNoted(user, id)
    return failure.message
  }
  await letGo(id)
  showProfile(id)
  return undefined
}
