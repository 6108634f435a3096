import type { NewProfileRequest, ProfileOfAnswer } from 'sync-protocol/rest'
import { AppError, isAppError } from '../../core/app-error'
import { actAs, lockJoiner, lockMembers, setRlsUser } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { claimId, isChosenId } from '../../records/claimed-ids.sql'
import { joinRecord } from '../../records/family/join-record'
import { insertManaged } from '../../records/family/people.sql'
import { readProfile } from './read-profile'
import { familyTexts } from './texts'

type Made = { profile: ProfileOfAnswer; isNew: boolean }

/**
 * A repeated id, as after a lost answer, returns the existing record. Throws `id_taken` for a foreign id.
 */
export async function makeProfile(
  services: Services,
  userId: string,
  { id = services.newId(), ...wanted }: NewProfileRequest,
): Promise<Made> {
  const { database, now } = services
  try {
    const profile = await database.transaction(userId, tx =>
      make(tx, services, { ...wanted, id, userId }),
    )
    return { profile, isNew: true }
  } catch (error) {
    if (!isAppError(error, 'id_taken')) throw error
    const at = now()
    const subject = { id, by: { id: userId, right: 'read', at } } as const
    const profile = await database
      .snapshotFor(subject, tx => readProfile(tx, services, id, at))
      .catch(found => {
        throw isAppError(found, 'not_found') ? error : found
      })
    return { profile, isNew: false }
  }
}

type Wanted = Omit<NewProfileRequest, 'id'> & { id: string; userId: string }

async function make(
  tx: Tx,
  services: Services,
  { id, userId, firstName, lastName, name, relationship, color }: Wanted,
): Promise<ProfileOfAnswer> {
  const { keyring, accountNames, now } = services
  const at = now()
  await lockJoiner(tx, userId)
  await lockMembers(tx, [id])
  if (isChosenId(id) && !(await claimId(tx, keyring, id))) {
    throw new AppError('id_taken', { message: familyTexts.failures.idTaken })
  }
  const maker = name ?? (await accountNames.read(tx, userId)).firstName
  await setRlsUser(tx, id)
  // The guardian is the author, because the record's person does not sign in.
  actAs(tx, { role: 'guardian', actor: userId })
  await insertManaged(tx, id, at)
  await keyring.createUserKey(tx, id)
  await accountNames.write(tx, id, {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  })
  await joinRecord(tx, keyring, {
    ...{ subjectId: id, memberId: userId, role: 'guardian', until: null, at },
    label: {
      ...(maker && { name: maker }),
      ...(relationship && { relationship }),
      ...(color && { color }),
    },
  })
  return readProfile(tx, services, id, at)
}
