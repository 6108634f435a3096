import { type ClaimAnswer, type ClaimRequest, findPasswordFault } from 'sync-protocol/rest'
import { AppError } from '../../../core/app-error'
import type { Subject } from '../../../db/act-for'
import type { Tx } from '../../../db/database'
import type { Visitor } from '../../../http/visitor'
import {
  deleteHandOver,
  type HandOverDetails,
  handOverWaitFrom,
  insertHandOver,
} from '../../../records/family/hand-overs'
import { notifyGuardians } from '../../../records/family/notify-profiles'
import { readPerson } from '../../../records/family/people.sql'
import { refuseCommonPassword } from '../common-passwords/refuse-common-password'
import { askFor, checkPasskeyFor } from '../passkeys/register-passkey'
import type { AuthServices } from '../password-hasher'
import { authTexts } from '../texts'
import { isAddressTaken } from '../users.sql'

type Asked = { userId: string; profileId: string }

export async function askForClaim(services: AuthServices, asked: Asked, email: string) {
  const { profileId: id } = asked
  await services.database.snapshotFor(subjectOf(services, asked), tx =>
    requireMayAsk(tx, id, services.now()),
  )
  return askFor(services, { id, email, exclude: [] }, { purpose: 'add', accountId: id })
}

/**
 * Until the hand-over takes effect, every guardian can stop it. The person makes recovery codes after signing
 * in, so that no guardian ever sees them. Throws `email_taken`, `already_claimed` or
 * `hand_over_too_soon`.
 */
export async function askHandOver(
  services: AuthServices,
  asked: Asked,
  request: ClaimRequest,
  visitor: Visitor,
): Promise<ClaimAnswer> {
  const { database, keyring, now } = services
  const { userId, profileId: id } = asked
  const { email, keepAs } = request
  const credential = await checkCredential(services, id, request, visitor)
  const takesEffectAt = handOverWaitFrom(now())
  await database.snapshotFor(subjectOf(services, asked), tx => requireMayAsk(tx, id, now()))
  if (await isAddressTaken(services, email)) {
    throw new AppError('email_taken', {
      fields: { email: authTexts.failures.emailTaken },
    })
  }
  await database.actFor({ ...subjectOf(services, asked), changesMembers: true }, async tx => {
    await requireMayAsk(tx, id, now())
    const key = await keyring.userKey(tx, id)
    const handOver = { memberId: userId, takesEffectAt, email, keepAs, ...credential }
    if (!(await insertHandOver(tx, key, id, handOver))) {
      throw new AppError('already_claimed', { message: authTexts.failures.handedOverAlready })
    }
    await notifyGuardians(tx, services, id, {
      kind: 'hand_over_asked',
      profileId: id,
      takesEffectAt,
    })
  })
  return { takesEffectAt: takesEffectAt.toISOString() }
}

/** Throws `not_found`. */
export async function stopHandOver(services: AuthServices, asked: Asked): Promise<void> {
  const { profileId: id } = asked
  const subject: Subject = { ...subjectOf(services, asked), changesMembers: true }
  await services.database.actFor(subject, async tx => {
    if (!(await deleteHandOver(tx, id))) throw new AppError('not_found')
    await notifyGuardians(tx, services, id, { kind: 'hand_over_stopped', profileId: id })
  })
}

/** Outside a transaction, because hashing takes long. */
async function checkCredential(
  services: AuthServices,
  profileId: string,
  request: ClaimRequest,
  visitor: Visitor,
): Promise<Pick<HandOverDetails, 'passwordHash' | 'passkey'>> {
  if ('passkey' in request) {
    const checked = await checkPasskeyFor(services, profileId, request.passkey)
    const publicKey = Buffer.from(checked.publicKey).toString('base64url')
    return { passwordHash: null, passkey: { ...checked, publicKey, name: visitor.device } }
  }
  const { email, password } = request
  const fault = findPasswordFault(password, email)
  if (fault) throw new AppError('invalid', { fields: { password: fault } })
  refuseCommonPassword('password', password)
  return { passwordHash: await services.passwords.hash(password), passkey: null }
}

function subjectOf({ now }: AuthServices, { userId, profileId: id }: Asked): Subject {
  if (id === userId) throw new AppError('already_claimed')
  return { id, by: { id: userId, right: 'handOver', at: now() } }
}

async function requireMayAsk(tx: Tx, id: string, at: Date): Promise<void> {
  const person = await readPerson(tx, id)
  if (person?.kind !== 'managed') throw new AppError('already_claimed')
  const { handOverFrom } = person
  if (handOverFrom && handOverFrom > at) throw new AppError('hand_over_too_soon')
}
