import type { ProfileOfAnswer } from 'sync-protocol/rest'
import { isAppError } from '../../core/app-error'
import type { Services } from '../../deps'
import { selectMemberships } from '../../records/family/members.sql'
import { readProfile } from './read-profile'

export async function listProfiles(services: Services, userId: string): Promise<ProfileOfAnswer[]> {
  const { database, now } = services
  const at = now()
  const { own, memberships } = await database.snapshot(userId, async tx => ({
    own: await readProfile(tx, services, userId, at),
    memberships: await selectMemberships(tx, userId, at),
  }))
  const profiles = [own]
  for (const { subjectId: id } of memberships) {
    const subject = { id, by: { id: userId, right: 'read', at } } as const
    try {
      profiles.push(await database.snapshotFor(subject, tx => readProfile(tx, services, id, at)))
    } catch (error) {
      // The membership or the record was removed since.
      if (!isAppError(error, 'not_found')) throw error
    }
  }
  return profiles
}
