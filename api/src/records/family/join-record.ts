import { FAMILY_LIMITS, type Role } from 'sync-protocol/family'
import { AppError } from '../../core/app-error'
import { setRlsUser } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Keyring } from '../../db/keyring'
import { recordTexts } from '../texts'
import { type Label, sealLabel } from './label'
import {
  forgetTick,
  insertMember,
  insertMembership,
  selectMembers,
  takenSlots,
} from './members.sql'
import { notifyProfiles } from './notify-profiles'

type Joining = {
  subjectId: string
  memberId: string
  role: Role
  until: Date | null
  at: Date
  label: Label
}

/**
 * Makes an account a member of a record, on both sides. It needs `lockJoiner` for the account and
 * `lockMembers` for the record. Throws `already_member`, or `too_many` if either side is full.
 */
export async function joinRecord(tx: Tx, keyring: Keyring, joining: Joining): Promise<void> {
  const { subjectId, memberId, role, until, at, label } = joining
  const others = await selectMembers(tx, subjectId, at)
  if (others.some(member => member.memberId === memberId)) throw new AppError('already_member')
  if (others.length >= FAMILY_LIMITS.members) {
    throw new AppError('too_many', {
      message: recordTexts.failures.tooManyMembers({ most: FAMILY_LIMITS.members }),
    })
  }
  const sealed = sealLabel(await keyring.userKey(tx, subjectId), subjectId, memberId, label)
  await setRlsUser(tx, memberId)
  const slot = freeSlot(await takenSlots(tx, memberId, at))
  await insertMembership(tx, memberId, { subjectId, slot, role, since: at, until })
  await setRlsUser(tx, subjectId)
  await forgetTick(tx, subjectId, memberId)
  await insertMember(tx, subjectId, { memberId, role, since: at, until, sealed })
  const ids = others.map(other => other.memberId)
  await notifyProfiles(tx, keyring, [subjectId, memberId, ...ids])
}

function freeSlot(taken: readonly number[]): number {
  const slots = Array.from({ length: FAMILY_LIMITS.profiles }, (_, nth) => nth + 1)
  const free = slots.find(slot => !taken.includes(slot))
  if (free !== undefined) return free
  throw new AppError('too_many', {
    message: recordTexts.failures.tooManyRecords({ most: FAMILY_LIMITS.profiles }),
  })
}
