import type { EmailLinkAnswer, EmailLinkState } from 'sync-protocol/rest'
import { AppError } from '../../../core/app-error'
import type { Tx } from '../../../db/database'
import { isDuplicate } from '../../../db/database-error'
import type { Services } from '../../../deps'
import { openNewEmail, requireEmail, sealEmail } from '../../../mail/email-addresses'
import { setEmailConfirmed } from '../../../mail/login-directory.sql'
import {
  type AddressRow,
  type ConfirmationRow,
  findShownOwner,
  lockAddresses,
  readConfirmation,
  replaceEmail,
  setEmailRefused,
  setNewEmail,
  settleConfirmations,
} from './confirmations.sql'

export const lookAtLink = (services: Services, token: string) =>
  withLink(services, token, async (_, link) => link)

/** A repeated or late confirmation changes nothing. */
export async function confirmLink(services: Services, token: string): Promise<EmailLinkAnswer> {
  try {
    return await withLink(services, token, async (tx, link) => {
      if (link.state !== 'open') return link
      const { row, user } = link
      if (link.isChange) await change(tx, services, row.user_id, user)
      else await setEmailConfirmed(tx, row.user_id, services.now())
      await settleConfirmations(tx, row, 'confirmed')
      return { ...link, state: 'confirmed' }
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return { ...(await lookAtLink(services, token)), state: 'taken' }
  }
}

/** Account and record stay, but lose the address. */
export const refuseLink = (services: Services, token: string) =>
  withLink(services, token, async (tx, link) => {
    if (link.state !== 'open' && link.state !== 'expired') return link
    const { row } = link
    if (link.isChange) await setNewEmail(tx, row.user_id, { hash: null, sealed: null })
    else await setEmailRefused(tx, row.user_id, services.now())
    await settleConfirmations(tx, row, 'refused')
    return { ...link, state: 'refused', email: null }
  })

type Link = EmailLinkAnswer & { row: ConfirmationRow; user: AddressRow }

async function withLink(
  services: Services,
  token: string,
  answer: (tx: Tx, link: Link) => Promise<Link>,
): Promise<EmailLinkAnswer> {
  const { database, keyring } = services
  const hash = keyring.lookupHash('email_token', token)
  const userId = await database.lookup('email_token', hash.toString('hex'), tx =>
    findShownOwner(tx, hash),
  )
  if (userId === undefined) throw new AppError('not_found')
  const { state, email, isChange, accountCreatedAt } = await database.transaction(
    userId,
    async tx => {
      const user = await lockAddresses(tx, userId)
      const row = await readConfirmation(tx, userId, hash)
      if (!user || !row) throw new AppError('not_found')
      return answer(tx, await readLink(tx, services, row, user))
    },
  )
  return { state, email, isChange, accountCreatedAt }
}

async function readLink(
  tx: Tx,
  { keyring, now }: Services,
  row: ConfirmationRow,
  user: AddressRow,
): Promise<Link> {
  const isChange = user.new_email_hash?.equals(row.email_hash) ?? false
  const state = stateOf(row, user, { isChange, at: now() })
  const known = { row, user, state, isChange, accountCreatedAt: user.created_at.toISOString() }
  if (state === 'replaced' || state === 'refused') return { ...known, email: null }
  const email =
    isChange && user.sealed_new_email
      ? openNewEmail(await keyring.userKey(tx, row.user_id), row.user_id, user.sealed_new_email)
      : await requireEmail(keyring, tx, row.user_id)
  return { ...known, email }
}

function stateOf(
  row: ConfirmationRow,
  user: AddressRow,
  { isChange, at }: { isChange: boolean; at: Date },
): EmailLinkState {
  if (row.outcome === 'refused') return 'refused'
  const isCurrent = user.email_hash.equals(row.email_hash)
  if (row.outcome === 'confirmed') return isCurrent ? 'confirmed' : 'replaced'
  if (!isChange && !isCurrent) return 'replaced'
  if (!isChange && user.email_refused_at !== null) return 'refused'
  if (!isChange && user.email_confirmed_at !== null) return 'confirmed'
  return row.expires_at <= at ? 'expired' : 'open'
}

/** The old address gets an e-mail before the server forgets it. */
async function change(
  tx: Tx,
  { keyring, notices, now }: Services,
  userId: string,
  { email_hash: oldHash, new_email_hash: hash, sealed_new_email }: AddressRow,
): Promise<void> {
  if (hash === null || sealed_new_email === null) throw new AppError('not_found')
  await notices.put(tx, userId, { kind: 'email_changed' })
  const key = await keyring.userKey(tx, userId)
  const sealed = sealEmail(key, userId, openNewEmail(key, userId, sealed_new_email))
  await replaceEmail(tx, userId, { oldHash, hash, sealed, at: now() })
}
