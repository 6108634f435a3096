import { AppError } from '../../core/app-error'
import { setRlsUser } from '../../db/act-for'
import type { Services } from '../../deps'
import { deleteKeptEmails } from '../../mail/delete-kept-emails'
import { erasePerson, lockPerson } from '../../records/erase-person'
import { deleteMembership, holdMembers } from '../../records/family/members.sql'
import { notifyProfiles } from '../../records/family/notify-profiles'
import { readPerson } from '../../records/family/people.sql'

/** A person with a login deletes their own account. Throws `already_claimed`. */
export async function deleteProfile(services: Services, userId: string, id: string): Promise<void> {
  const { database, keyring, notices, now, records } = services
  if (id === userId) throw new AppError('already_claimed')
  const by = { id: userId, right: 'delete', at: now() } as const
  await database.actFor({ id, by, changesMembers: true }, async tx => {
    const person = await readPerson(tx, id)
    if (person?.kind !== 'managed') throw new AppError('already_claimed')
    // All code locks members in this order, so that two deletions cannot deadlock.
    const members = (await holdMembers(tx, id)).map(({ memberId }) => memberId).sort()
    await records.lock(tx, id)
    await lockPerson(tx, id)
    await erasePerson(tx, keyring, id, by.at)
    for (const memberId of members) {
      await setRlsUser(tx, memberId)
      await deleteMembership(tx, memberId, id)
      if (memberId !== userId) await notices.put(tx, memberId, { kind: 'shared_record_deleted' })
    }
    await notifyProfiles(tx, keyring, members)
  })
  await deleteKeptEmails(services, id)
}
