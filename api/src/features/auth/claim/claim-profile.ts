import { may, roleEnd } from 'sync-protocol/family'
import { type ClaimRequest, findPasswordFault, type RegisterAnswer } from 'sync-protocol/rest'
import { become, type Subject } from '../../../db/act-for'
import type { Tx } from '../../../db/database'
import { isDuplicate } from '../../../db/database-error'
import { AppError, isAppError } from '../../../http/app-error'
import type { Visitor } from '../../../http/visitor'
import { hashEmail, sealEmail } from '../../../mail/email-addresses'
import { withdrawInvitationsOf } from '../../../records/family/invitations.sql'
import { leaveRecord } from '../../../records/family/leave-record'
import {
  forgetTick,
  holdMembers,
  updateMember,
  updateMembership,
} from '../../../records/family/members.sql'
import { readPerson } from '../../../records/family/people.sql'
import { tellProfiles } from '../../../records/family/tell-profiles'
import { refuseCommonPassword } from '../common-passwords/refuse-common-password'
import { askHolderAgain, putConfirmation } from '../email/confirmation-email'
import { enterAddress } from '../login-directory.sql'
import type { CheckedPasskey } from '../passkeys/check-registration'
import { askFor, checkPasskeyFor, keepPasskey } from '../passkeys/register-passkey'
import type { AuthServices } from '../password-hasher'
import { makeRecoveryCodes, saveRecoveryCodes } from '../recovery-codes'
import { readUserAnswer } from '../user-answer'
import { giveLogin } from './claim.sql'

type Asked = { userId: string; profileId: string }

/** What an authenticator is asked for the person who is to sign in to a record that had no login. */
export async function askForClaim(services: AuthServices, asked: Asked, email: string) {
  const { profileId: id } = asked
  await services.database.snapshotFor(subjectOf(services, asked), tx => requireManaged(tx, id))
  return askFor(services, { id, email, exclude: [] }, { purpose: 'add', accountId: id })
}

/**
 * Attaches a login to a record that had none: the same id, so that history, files and printed codes stay as
 * they are. Whose it is signs in with it; nobody is signed in by this. Its address is confirmed like that of
 * any new account.
 */
export async function claimProfile(
  services: AuthServices,
  asked: Asked,
  request: ClaimRequest,
  visitor: Visitor,
): Promise<RegisterAnswer> {
  const credential = await checkCredential(services, asked.profileId, request)
  const subject: Subject = { ...subjectOf(services, asked), changesMembers: true }
  try {
    return await services.database.actFor(subject, tx =>
      claim(tx, services, asked, { ...request, ...credential, visitor }),
    )
  } catch (error) {
    if (isAppError(error, 'email_taken')) {
      await askHolderAgain(services, request.email, visitor.address)
    }
    throw error
  }
}

type Credential = { passwordHash: string | null; passkey: CheckedPasskey | null }

/** Before any transaction: it takes its time. */
async function checkCredential(
  services: AuthServices,
  profileId: string,
  request: ClaimRequest,
): Promise<Credential> {
  if ('passkey' in request) {
    const passkey = await checkPasskeyFor(services, profileId, request.passkey)
    return { passwordHash: null, passkey }
  }
  const { email, password } = request
  const fault = findPasswordFault(password, email)
  if (fault) throw new AppError('invalid', { fields: { password: fault } })
  refuseCommonPassword('password', password)
  return { passwordHash: await services.passwords.hash(password), passkey: null }
}

type Claiming = Pick<ClaimRequest, 'email' | 'keepAs'> & Credential & { visitor: Visitor }

async function claim(
  tx: Tx,
  services: AuthServices,
  { userId, profileId: id }: Asked,
  { email, keepAs, passwordHash, passkey, visitor }: Claiming,
): Promise<RegisterAnswer> {
  const { keyring, now, randomBytes } = services
  await requireManaged(tx, id)
  const members = await holdMembers(tx, id)
  const emailHash = hashEmail(keyring, email)
  const sealed = sealEmail(await keyring.userKey(tx, id), id, email)
  try {
    await giveLogin(tx, id, { emailHash, sealed, passwordHash })
    await enterAddress(tx, id, emailHash)
  } catch (error) {
    throw isDuplicate(error) ? new AppError('email_taken', { fields: TAKEN }) : error
  }
  if (passkey) await keepPasskey(tx, services, id, passkey, visitor.device)
  const recoveryCodes = makeRecoveryCodes(randomBytes)
  await saveRecoveryCodes(tx, keyring, id, recoveryCodes)
  const guardian = members.find(({ memberId }) => memberId === userId)
  if (keepAs === null) await leaveRecord(tx, keyring, id, userId)
  else if (guardian) {
    const end = roleEnd(keepAs, now().getTime())
    const next = { role: keepAs, until: end === null ? null : new Date(end) }
    await updateMember(tx, id, userId, { ...next, sealed: guardian.sealed })
    if (keepAs !== guardian.role) await forgetTick(tx, id, userId)
    if (!may(keepAs, 'members')) await withdrawInvitationsOf(tx, id, userId)
    await become(tx, userId)
    await updateMembership(tx, userId, id, next)
    await become(tx, id)
  }
  await tellProfiles(tx, keyring, [id, ...members.map(({ memberId }) => memberId)])
  const user = await readUserAnswer(tx, services, id)
  // Last, as it waits for others who sign up from the same network.
  await putConfirmation(tx, services, { userId: id, email, isChange: false, from: visitor.address })
  return { user, recoveryCodes }
}

const TAKEN = { email: 'An account with this email address exists already' }

function subjectOf({ now }: AuthServices, { userId, profileId: id }: Asked): Subject {
  if (id === userId) throw new AppError('already_claimed')
  return { id, by: { id: userId, right: 'handOver', at: now() } }
}

async function requireManaged(tx: Tx, id: string): Promise<void> {
  const person = await readPerson(tx, id)
  if (person?.kind !== 'managed') throw new AppError('already_claimed')
}
