import { AppError } from '../../../core/app-error'
import type { SessionUser } from '../../../core/signed-in'
import type { Services } from '../../../deps'
import { hashEmail, openNewEmail, requireEmail, sealNewEmail } from '../../../mail/email-addresses'
import { emailStateOf } from '../user-answer'
import { putConfirmation } from './confirmation-email'
import { lockAddresses, setNewEmail } from './confirmations.sql'

/**
 * The new address is used once its mailbox confirms it. The answer does not reveal whether another
 * account has it. Asking for the current address cancels a pending change.
 */
export async function askForNewEmail(
  services: Services,
  { id: userId }: SessionUser,
  newEmail: string,
  from: string,
): Promise<void> {
  const { database, keyring, limits, notices } = services
  await limits.take('email_change', userId)
  await database.transaction(userId, async tx => {
    const user = await lockAddresses(tx, userId)
    if (!user) throw new AppError('not_signed_in')
    const hash = hashEmail(keyring, newEmail)
    if (hash.equals(user.email_hash) && emailStateOf(user) !== 'refused') {
      await setNewEmail(tx, userId, { hash: null, sealed: null })
      return
    }
    const sealed = sealNewEmail(await keyring.userKey(tx, userId), userId, newEmail)
    await setNewEmail(tx, userId, { hash, sealed })
    refuseWait(
      await putConfirmation(tx, services, { userId, email: newEmail, isChange: true, from }),
    )
    await notices.put(tx, userId, { kind: 'email_change_asked' })
  })
}

export async function sendConfirmationAgain(
  services: Services,
  { id: userId }: SessionUser,
  from: string,
): Promise<void> {
  const { database, keyring } = services
  await database.transaction(userId, async tx => {
    const user = await lockAddresses(tx, userId)
    if (!user) throw new AppError('not_signed_in')
    const { sealed_new_email: sealed } = user
    const isChange = sealed !== null
    if (!isChange && emailStateOf(user) !== 'unconfirmed') return
    const email = isChange
      ? openNewEmail(await keyring.userKey(tx, userId), userId, sealed)
      : await requireEmail(keyring, tx, userId)
    refuseWait(await putConfirmation(tx, services, { userId, email, isChange, from }))
  })
}

function refuseWait(retryAfterSeconds: number | null): void {
  if (retryAfterSeconds === null) return
  const message = 'This address got several emails today. Look in its spam folder, or try later.'
  throw new AppError('rate_limited', { message, retryAfterSeconds })
}
