import { fullNameOf } from 'sync-protocol/medical'
import type { NewProfileRequest } from 'sync-protocol/rest'
import { fail, ok, type Result } from '../../http/result'
import { changeProfiles, type NotedProfile, useProfiles } from '../../people/profiles'
import { type SessionUser, useSession } from '../../people/session'
import { familyTexts } from './texts'

export function useMyProfiles(): readonly NotedProfile[] {
  const list = useProfiles(state => state.list)
  const session = useSession(state => state.session)
  if (list.length > 0 || session.status !== 'signedIn') return list
  return [ownProfile(session.user)]
}

function ownProfile(user: SessionUser): NotedProfile {
  const name = fullNameOf(user) || user.email
  return { id: user.id, name, color: null, role: 'person', kind: 'person', people: {} }
}

export type Person = Omit<NewProfileRequest, 'id' | 'name'> & { firstName: string }

/**
 * Notes a record for a person without a login, and returns its name. The server gets this note before any
 * data of the record. The failure says in words why the phone could not store the note, without which the
 * record would have no owner after the next start.
 */
export async function noteManaged(
  user: SessionUser,
  id: string,
  person: Person,
): Promise<Result<string, string>> {
  const name = fullNameOf(person)
  const made: NotedProfile = {
    ...{ id, name, color: person.color ?? null, role: 'guardian', kind: 'managed', people: {} },
    unsent: { ...person, ...(user.firstName && { name: user.firstName }) },
  }
  const fault = await changeProfiles(user.id, before => [
    ...(before.length > 0 ? before : [ownProfile(user)]).filter(each => each.id !== id),
    made,
  ])
  if (!fault) return ok(name)
  await dropNoted(user, id)
  return fail(fault === 'full' ? familyTexts.add.noRoom : familyTexts.add.notStored)
}

export const dropNoted = (user: SessionUser, id: string): Promise<unknown> =>
  changeProfiles(user.id, list => list.filter(each => each.id !== id))
