import { FAMILY_LIMITS, INVITATION_DAYS, roleEnd } from 'sync-protocol/family'
import type { Locale } from 'sync-protocol/languages'
import { fullNameOf } from 'sync-protocol/medical'
import {
  type InvitationAnswer,
  type InvitationRequest,
  invitationLink,
  type NewInvitationAnswer,
} from 'sync-protocol/rest'
import { safeName } from '../../alerts/safe-name'
import { AppError } from '../../core/app-error'
import { dayWords } from '../../core/moment-words'
import { type Subject, setRlsUser } from '../../db/act-for'
import type { Tx } from '../../db/database'
import type { Services } from '../../deps'
import { paragraphs, type WrittenEmail, withEnglish } from '../../i18n/write-email'
import { hashEmail, requireEmail } from '../../mail/email-addresses'
import { countEmail } from '../../mail/mail-limits'
import { readLanguage } from '../../mail/reader'
import { mailTexts } from '../../mail/texts'
import {
  insertInvitation,
  selectInvitations,
  withdrawInvitation,
} from '../../records/family/invitations.sql'
import { selectMembers } from '../../records/family/members.sql'
import { readEmailHash } from '../../records/family/people.sql'
import { endOf } from './end-of'
import {
  invitationAnswer,
  openInvitationDetails,
  sealInvitationDetails,
} from './invitation-details'
import { familyTexts, invitationTexts } from './texts'

const DAY_MS = 24 * 60 * 60_000
/** The link contains 136 random bits, and the database only a keyed hash. */
const TOKEN_BYTES = 17

export const membersSubject = (userId: string, id: string, at: Date): Subject => ({
  id,
  ...(id !== userId && { by: { id: userId, right: 'members', at } }),
})

/** The link is for one person and one use. */
export async function invite(
  services: Services,
  { userId, profileId: id }: { userId: string; profileId: string },
  { role, email: address, until }: InvitationRequest,
): Promise<NewInvitationAnswer> {
  const { accountNames, config, database, keyring, outbox, newId, now, randomBytes } = services
  const at = now()
  const email = address ?? null
  const ends = endOf(until === undefined ? roleEnd(role, at.getTime()) : until, at)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const emailHash = email === null ? null : hashEmail(keyring, email)
  const subject = { ...membersSubject(userId, id, at), changesMembers: true } as const
  return database.actFor(subject, async tx => {
    if ((await selectInvitations(tx, id, at)).length >= FAMILY_LIMITS.openInvitations) {
      throw tooManyOpen()
    }
    if (emailHash) await refuseAddress(tx, { userId, id, emailHash, at })
    const key = await keyring.userKey(tx, id)
    const invitation = {
      ...{ id: newId(), tokenHash: keyring.lookupHash('invitation', token), emailHash },
      ...{ role, until: ends, createdBy: userId, createdAt: at },
      expiresAt: new Date(at.getTime() + INVITATION_DAYS * DAY_MS),
    }
    const sealed = sealInvitationDetails(key, { subjectId: id, id: invitation.id }, { email })
    await insertInvitation(tx, id, { ...invitation, sealed })
    // Last, because counting waits for others who write to the same address.
    await countOrRefuse(tx, services, 'invitation', id)
    const link = invitationLink(config.publicOrigin, token)
    if (email !== null && emailHash) {
      const to = emailHash.toString('hex')
      await countOrRefuse(tx, services, 'invitation_by', `${userId} ${to}`)
      await countOrRefuse(tx, services, 'invitation_to', to)
      await setRlsUser(tx, userId)
      const inviter =
        safeName(fullNameOf(await accountNames.read(tx, userId))) ||
        (await requireEmail(keyring, tx, userId))
      const language = await readLanguage(tx, userId)
      await setRlsUser(tx, id)
      const { firstName: profileName } = await accountNames.read(tx, id)
      await outbox.put(tx, {
        kind: 'email',
        name: 'invitation',
        to: email,
        about: [userId, id],
        ...writeInvitation({
          ...{ language, inviter, link, expiresAt: invitation.expiresAt },
          ...{ isOwn: id === userId, profileName: safeName(profileName) },
        }),
      })
    }
    const row = { ...invitation, sealed, acceptedBy: null, joinedAt: null }
    return { invitation: invitationAnswer(row, { email }), link: email === null ? link : null }
  })
}

type Addressed = { userId: string; id: string; emailHash: Buffer; at: Date }

/** Throws `email_unconfirmed` for the inviter's own address, and `already_member`. */
async function refuseAddress(tx: Tx, { userId, id, emailHash, at }: Addressed): Promise<void> {
  const members = (await selectMembers(tx, id, at)).map(({ memberId }) => memberId)
  for (const each of new Set([userId, id, ...members])) {
    await setRlsUser(tx, each)
    const { hash, isConfirmed } = await readEmailHash(tx, each)
    if (each === userId && !isConfirmed) throw new AppError('email_unconfirmed')
    if (hash?.equals(emailHash)) throw new AppError('already_member')
  }
  await setRlsUser(tx, id)
}

async function countOrRefuse(
  tx: Tx,
  services: Services,
  limit: 'invitation' | 'invitation_by' | 'invitation_to',
  key: string,
): Promise<void> {
  const retryAfterSeconds = await countEmail(tx, services, limit, key)
  if (retryAfterSeconds === null) return
  const message = familyTexts.failures.manyToday
  throw new AppError('rate_limited', { message, retryAfterSeconds })
}

const tooManyOpen = () =>
  new AppError('too_many', {
    message: familyTexts.failures.tooManyOpen({ most: FAMILY_LIMITS.openInvitations }),
  })

export async function listInvitations(
  { database, keyring, now }: Services,
  userId: string,
  id: string,
): Promise<InvitationAnswer[]> {
  const at = now()
  return database.snapshotFor(membersSubject(userId, id, at), async tx => {
    const rows = await selectInvitations(tx, id, at)
    const key = await keyring.userKey(tx, id)
    return rows.map(row =>
      invitationAnswer(row, openInvitationDetails(key, { subjectId: id, id: row.id }, row.sealed)),
    )
  })
}

type About = { userId: string; profileId: string; invitationId: string }

/** After the commit the invitation can be neither accepted nor confirmed. */
export async function withdraw(
  { database, now }: Services,
  { userId, profileId: id, invitationId }: About,
): Promise<void> {
  const subject = { ...membersSubject(userId, id, now()), changesMembers: true } as const
  const isGone = await database.actFor(subject, tx => withdrawInvitation(tx, id, invitationId))
  if (!isGone) throw new AppError('not_found')
}

type Invitation = {
  /** The inviter's. */
  language: Locale
  inviter: string
  /** The record is the inviter's own. */
  isOwn: boolean
  /** The first name of the record's person, or empty. */
  profileName: string
  link: string
  expiresAt: Date
}

/** It may go to a stranger, so names contain nothing that looks like a link. */
const writeInvitation = ({ language: ofInviter, ...about }: Invitation): WrittenEmail =>
  withEnglish(ofInviter, language => {
    const { inviter, isOwn, profileName: name, link, expiresAt } = about
    const { own, named, unnamed, decide, works, unknown } = invitationTexts(language)
    const { subject, text } = isOwn ? own : name === '' ? unnamed : named
    const day = dayWords(expiresAt, null, language)
    const said = [text({ inviter, name }), decide, link, works({ day }), unknown({ inviter })]
    return {
      subject: subject({ inviter, name }),
      text: paragraphs(mailTexts(language).hello, ...said, 'LifeTag'),
    }
  })
