import { may, roleEnd } from 'sync-protocol/family'
import type { Locale } from 'sync-protocol/languages'
import { isAppError } from '../../../core/app-error'
import { runEach } from '../../../core/run-each'
import { setRlsUser } from '../../../db/act-for'
import type { Tx } from '../../../db/database'
import { isDuplicate } from '../../../db/database-error'
import type { JobReads } from '../../../db/maintenance'
import { logJobFailure } from '../../../http/request-log'
import { hashEmail, sealEmail } from '../../../mail/email-addresses'
import { enterAddress } from '../../../mail/login-directory.sql'
import { readLanguage } from '../../../mail/reader'
import {
  deleteHandOver,
  type HandOver,
  postponeHandOver,
  readHandOver,
} from '../../../records/family/hand-overs'
import { withdrawInvitationsOf } from '../../../records/family/invitations.sql'
import { leaveRecord } from '../../../records/family/leave-record'
import {
  forgetTick,
  holdMembers,
  type MemberRow,
  updateMember,
  updateMembership,
} from '../../../records/family/members.sql'
import { notifyGuardians, notifyProfiles } from '../../../records/family/notify-profiles'
import { putConfirmation } from '../email/confirmation-email'
import { keepPasskey } from '../passkeys/register-passkey'
import type { AuthServices } from '../password-hasher'
import { giveLogin } from '../users.sql'

const BATCH = 50
/** Until the next try, guardians can still stop a failed hand-over. */
const RETRY_MS = 15 * 60_000

export async function completeHandOvers(
  services: AuthServices,
  jobReads: JobReads,
  batch = BATCH,
): Promise<void> {
  const due = await jobReads.read(
    tx => tx<{ id: string }[]>`
      select user_id as id from hand_overs where takes_effect_at <= ${services.now()}
      order by takes_effect_at limit ${batch}`,
  )
  await runEach(
    due.map(({ id }) => async () => {
      try {
        await services.outbox.sendAfter(() => complete(services, id))
      } catch (error) {
        logJobFailure(services, 'hand over', error)
        await postpone(services, id)
      }
    }),
  )
}

async function postpone({ database, now }: AuthServices, id: string): Promise<void> {
  const at = now()
  await database.transaction(id, tx =>
    postponeHandOver(tx, id, { from: at, to: new Date(at.getTime() + RETRY_MS) }),
  )
}

async function complete(services: AuthServices, id: string): Promise<void> {
  try {
    await services.database.actFor({ id, changesMembers: true }, tx => attach(tx, services, id))
  } catch (error) {
    if (!isDuplicate(error) && !isAppError(error, 'invalid')) throw error
    // The address or the passkey belongs to another account by now.
    await services.database.actFor({ id, changesMembers: true }, tx => cancel(tx, services, id))
  }
}

async function cancel(tx: Tx, services: AuthServices, id: string): Promise<void> {
  if (!(await deleteHandOver(tx, id))) return
  await notifyGuardians(tx, services, id, { kind: 'hand_over_stopped', profileId: id })
}

/** The id stays, and so do history, files and printed codes. */
async function attach(tx: Tx, services: AuthServices, id: string): Promise<void> {
  const { keyring, now } = services
  const key = await keyring.userKey(tx, id)
  const members = await holdMembers(tx, id)
  const handOver = await readHandOver(tx, key, id)
  // Another server may have completed it, or a guardian stopped it at the last moment.
  if (!handOver || handOver.takesEffectAt > now()) return
  const guardian = members.find(({ memberId }) => memberId === handOver.memberId)
  // The guardian may have lost the right since.
  if (!guardian || !isActive(guardian, now()) || !may(guardian.role, 'handOver')) {
    return cancel(tx, services, id)
  }
  const { email, passkey, passwordHash } = handOver
  await notifyGuardians(tx, services, id, { kind: 'hand_over_done', profileId: id })
  const emailHash = hashEmail(keyring, email)
  const language = await readLanguageOf(tx, id, guardian.memberId)
  const sealed = sealEmail(key, id, email)
  await giveLogin(tx, id, { emailHash, sealed, passwordHash, language })
  await enterAddress(tx, id, emailHash)
  if (passkey) {
    const publicKey = new Uint8Array(Buffer.from(passkey.publicKey, 'base64url'))
    await keepPasskey(tx, services, id, { ...passkey, publicKey }, passkey.name)
  }
  await deleteHandOver(tx, id)
  await keepGuardian(tx, services, id, guardian, handOver)
  await notifyProfiles(tx, keyring, [id, ...members.map(({ memberId }) => memberId)])
  // Last, because it waits for sign-ups from the same network.
  await putConfirmation(tx, services, { userId: id, email, reason: 'sign_up', from: null })
}

/** Until the new person's own device says another, they probably share the guardian's language. */
async function readLanguageOf(tx: Tx, id: string, memberId: string): Promise<Locale> {
  await setRlsUser(tx, memberId)
  const language = await readLanguage(tx, memberId)
  await setRlsUser(tx, id)
  return language
}

async function keepGuardian(
  tx: Tx,
  { keyring, now }: AuthServices,
  id: string,
  guardian: MemberRow,
  { keepAs }: HandOver,
): Promise<void> {
  const { memberId, role, sealed } = guardian
  if (keepAs === null) return leaveRecord(tx, keyring, id, memberId)
  const end = roleEnd(keepAs, now().getTime())
  const next = { role: keepAs, until: end === null ? null : new Date(end) }
  await updateMember(tx, id, memberId, { ...next, sealed })
  if (keepAs !== role) await forgetTick(tx, id, memberId)
  if (!may(keepAs, 'members')) await withdrawInvitationsOf(tx, id, memberId)
  await setRlsUser(tx, memberId)
  await updateMembership(tx, memberId, id, next)
  await setRlsUser(tx, id)
}

const isActive = ({ until }: MemberRow, at: Date): boolean => until === null || until > at
