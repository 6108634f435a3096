import { may } from 'sync-protocol/family'
import { fullNameOf } from 'sync-protocol/medical'
import type {
  AcceptAnswer,
  InviterAnswer,
  MemberAnswer,
  ShownInvitationAnswer,
} from 'sync-protocol/rest'
import { safeName } from '../../alerts/safe-name'
import { AppError } from '../../core/app-error'
import { accessOf, lockJoiner, lockMembers, setRlsUser } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { requireEmail } from '../../mail/email-addresses'
import { setEmailConfirmed } from '../../mail/login-directory.sql'
import {
  findByToken,
  findInvitation,
  findInvitedTo,
  type InvitationRow,
  noteAccepted,
  noteJoined,
} from '../../records/family/invitations.sql'
import { joinRecord } from '../../records/family/join-record'
import { type Label, openLabel } from '../../records/family/label'
import { selectMembers } from '../../records/family/members.sql'
import { notifyProfiles } from '../../records/family/notify-profiles'
import { readEmailHash, readPerson } from '../../records/family/people.sql'
import { notifyNewGuardian } from './guard-hand-over'
import { openInvitationDetails, sealInvitationDetails } from './invitation-details'
import { membersSubject } from './invite'
import { memberAnswer } from './read-profile'

/** The transaction then acts within the record of the invitation. */
type Shown = {
  row: InvitationRow
  subjectId: string
  isConfirmed: boolean
  isRefused: boolean
}

export async function showInvitation(
  services: Services,
  userId: string,
  token: string,
): Promise<ShownInvitationAnswer> {
  const { accountNames, database } = services
  const found = await findRecord(services, token)
  return database.transaction(userId, async tx => {
    const { row, subjectId } = await readShown(tx, services, { userId, ...found })
    const { firstName: profileName } = await accountNames.read(tx, subjectId)
    await setRlsUser(tx, row.createdBy)
    const inviterName = safeName(fullNameOf(await accountNames.read(tx, row.createdBy)))
    return {
      role: row.role,
      until: row.until?.toISOString() ?? null,
      expiresAt: row.expiresAt.toISOString(),
      profileName: profileName || null,
      inviterName: inviterName || null,
      needsConfirmation: row.emailHash === null,
    }
  })
}

/** The reader has not signed in. The link alone shows nothing of the record. */
export async function showInviter(services: Services, token: string): Promise<InviterAnswer> {
  const { accountNames, database, now } = services
  const { subjectId, tokenHash } = await findRecord(services, token)
  return database.transaction(subjectId, async tx => {
    const { row, isValid } = await readOpen(tx, { subjectId, tokenHash, at: now() })
    if (!isValid) throw new AppError('not_found')
    await setRlsUser(tx, row.createdBy)
    return { inviterName: safeName(fullNameOf(await accountNames.read(tx, row.createdBy))) || null }
  })
}

/**
 * The account that was invited by e-mail joins, and any other one waits for the inviter. The invitation's
 * e-mail proves the address as well as a confirmation e-mail does.
 */
export async function acceptInvitation(
  services: Services,
  userId: string,
  token: string,
): Promise<AcceptAnswer> {
  const { accountNames, database, keyring, notices, now } = services
  const found = await findRecord(services, token)
  return database.transaction(userId, async tx => {
    await lockJoiner(tx, userId)
    await lockMembers(tx, [found.subjectId])
    const names = await accountNames.read(tx, userId)
    const email = await requireEmail(keyring, tx, userId)
    const shown = await readShown(tx, services, { userId, ...found })
    const { row, subjectId } = shown
    const at = now()
    const waits = row.emailHash === null
    if (!shown.isConfirmed) {
      // Anyone could claim an unconfirmed address.
      if (waits || shown.isRefused) throw new AppError('email_unconfirmed')
      await setRlsUser(tx, userId)
      await setEmailConfirmed(tx, userId, at)
      await setRlsUser(tx, subjectId)
    }
    const place = { subjectId, id: row.id }
    const key = await keyring.userKey(tx, subjectId)
    const { firstName = '' } = names
    const { firstName: profileName } = await accountNames.read(tx, subjectId)
    const accepted = { name: fullNameOf(names), email }
    const sealed = sealInvitationDetails(key, place, {
      ...openInvitationDetails(key, place, row.sealed),
      accepted,
    })
    await noteAccepted(tx, subjectId, row.id, { by: userId, joinedAt: waits ? null : at, sealed })
    if (!waits) {
      const { role, until } = row
      const label = firstName ? { name: firstName } : {}
      await joinRecord(tx, keyring, { subjectId, memberId: userId, role, until, at, label })
      await notifyNewGuardian(tx, services, subjectId, { memberId: userId, role })
    }
    if (waits) await notifyProfiles(tx, keyring, [row.createdBy])
    await setRlsUser(tx, row.createdBy)
    await notices.put(tx, row.createdBy, {
      ...{
        kind: 'invitation_accepted',
        waits,
        who: safeName(fullNameOf(names)),
        profileId: subjectId,
      },
      profileName: safeName(profileName),
    })
    return waits ? { state: 'waiting', profileId: null } : { state: 'joined', profileId: subjectId }
  })
}

type Confirming = { userId: string; profileId: string; invitationId: string }

export async function confirmInvitation(
  services: Services,
  { userId, profileId: id, invitationId }: Confirming,
): Promise<MemberAnswer> {
  const { accountNames, database, keyring, notices, now } = services
  const at = now()
  const subject = membersSubject(userId, id, at)
  const waiting = await database.snapshotFor(subject, tx =>
    findInvitation(tx, id, invitationId, at),
  )
  const joins = waiting?.acceptedBy
  if (!joins) throw new AppError('not_found')
  return database.actFor({ ...subject, changesMembers: true, joins }, async tx => {
    const row = await findInvitation(tx, id, invitationId, at)
    if (row?.acceptedBy !== joins || hasEnded(row, at)) throw new AppError('not_found')
    await setRlsUser(tx, joins)
    // The account was deleted since.
    if (!(await readPerson(tx, joins))) throw new AppError('not_found')
    const { firstName } = await accountNames.read(tx, joins)
    await setRlsUser(tx, id)
    const { firstName: profileName } = await accountNames.read(tx, id)
    const label: Label = firstName ? { name: firstName } : {}
    const { role, until } = row
    await joinRecord(tx, keyring, { subjectId: id, memberId: joins, role, until, at, label })
    await noteJoined(tx, id, invitationId, at)
    await notifyNewGuardian(tx, services, id, { memberId: joins, role })
    const member = (await selectMembers(tx, id, at)).find(({ memberId }) => memberId === joins)
    if (!member) throw new Error('A member who has just joined cannot be read')
    const key = await keyring.userKey(tx, id)
    const opened = openLabel(key, id, joins, member.sealed)
    await setRlsUser(tx, joins)
    await notices.put(tx, joins, {
      ...{ kind: 'invitation_confirmed', profileId: id, profileName: safeName(profileName) },
    })
    return memberAnswer(member, opened, accessOf(tx).actor)
  })
}

type Found = { subjectId: string; tokenHash: Buffer }

async function findRecord({ database, keyring }: Services, token: string): Promise<Found> {
  const tokenHash = keyring.lookupHash('invitation', token)
  const subjectId = await database.lookup('invitation', tokenHash.toString('hex'), tx =>
    findInvitedTo(tx, tokenHash),
  )
  if (subjectId === undefined) throw new AppError('not_found')
  return { subjectId, tokenHash }
}

/**
 * Throws `not_found` for an invitation that is used, ended or for another address, or if its inviter may
 * no longer invite. Throws `already_member` or `already_accepted`.
 */
async function readShown(
  tx: Tx,
  { now }: Services,
  { userId, subjectId, tokenHash }: Found & { userId: string },
): Promise<Shown> {
  const at = now()
  const { hash, isConfirmed, isRefused } = await readEmailHash(tx, userId)
  await setRlsUser(tx, subjectId)
  const { row, members, isValid } = await readOpen(tx, { subjectId, tokenHash, at })
  const isIn = members.some(({ memberId }) => memberId === userId)
  const isOthers = row.emailHash !== null && !hash?.equals(row.emailHash)
  const isUsed = row.acceptedBy !== null && row.acceptedBy !== userId
  if (isUsed || (isOthers && !isIn)) throw new AppError('not_found')
  if (isIn || userId === subjectId) throw new AppError('already_member')
  if (!isValid) throw new AppError('not_found')
  if (row.acceptedBy === userId) throw new AppError('already_accepted')
  return { row, subjectId, isConfirmed, isRefused }
}

/** `isValid`: no one has used it to join, and its inviter may still invite. */
async function readOpen(tx: Tx, { subjectId, tokenHash, at }: Found & { at: Date }) {
  const row = await findByToken(tx, subjectId, tokenHash, at)
  if (!row || hasEnded(row, at)) throw new AppError('not_found')
  const members = await selectMembers(tx, subjectId, at)
  const inviter = members.find(({ memberId }) => memberId === row.createdBy)
  const mayInvite = row.createdBy === subjectId || (inviter && may(inviter.role, 'members'))
  return { row, members, isValid: Boolean(mayInvite) && row.joinedAt === null }
}

const hasEnded = ({ until }: InvitationRow, at: Date): boolean => until !== null && until <= at
