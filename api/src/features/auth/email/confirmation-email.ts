import type { Locale } from 'sync-protocol/languages'
import { dayWords } from '../../../core/moment-words'
import type { Tx } from '../../../db/database'
import type { Services } from '../../../deps'
import { paragraphs, type WrittenEmail } from '../../../i18n/write-email'
import { hashEmail } from '../../../mail/email-addresses'
import { countConfirmation } from '../../../mail/mail-limits'
import { readLanguage } from '../../../mail/reader'
import { mailTexts } from '../../../mail/texts'
import { confirmationTexts } from '../texts'
import { emailStateOf } from '../user-answer'
import { findByEmail, readUser } from '../users.sql'
import { insertConfirmation } from './confirmations.sql'

const LINK_DAYS = 7
const DAY_MS = 24 * 60 * 60_000

type Asked = {
  userId: string
  email: string
  /** `again`: the account has the address and asks for another e-mail. */
  reason: keyof typeof LIMIT_OF
  /** The client's network, or null if no request caused the e-mail. */
  from: string | null
}

const LIMIT_OF = {
  change: 'confirmation',
  sign_up: 'confirmation_sign_up',
  again: 'confirmation_own',
} as const

/**
 * No other e-mail goes to an unconfirmed address. Returns null if it was queued, otherwise the seconds to
 * wait.
 */
export async function putConfirmation(
  tx: Tx,
  services: Services,
  { userId, email, reason, from }: Asked,
): Promise<number | null> {
  const { config, keyring, now, outbox, randomBytes } = services
  const emailHash = hashEmail(keyring, email)
  const to = emailHash.toString('hex')
  const waitSeconds = await countConfirmation(tx, services, { to, from, limit: LIMIT_OF[reason] })
  if (waitSeconds !== null) return waitSeconds

  const token = randomBytes(32).toString('base64url')
  const sentAt = now()
  const expiresAt = new Date(sentAt.getTime() + LINK_DAYS * DAY_MS)
  const tokenHash = keyring.lookupHash('email_token', token)
  await insertConfirmation(tx, { userId, tokenHash, emailHash, sentAt, expiresAt })
  // The token comes after the #, so that no server, log or link scanner gets it from opening the page.
  const link = `${config.publicOrigin}/confirm-email#${token}`
  const language = await readLanguage(tx, userId)
  await outbox.put(tx, {
    kind: 'email',
    name: 'confirm_email',
    to: email,
    about: [userId],
    ...writeConfirmation(reason === 'change', { link, expiresAt }, language),
  })
  return null
}

function writeConfirmation(
  isChange: boolean,
  { link, expiresAt }: { link: string; expiresAt: Date },
  language: Locale,
): WrittenEmail {
  const { new: asNew, change, wasYou, works, notYou } = confirmationTexts(language)
  const { subject, text, until } = isChange ? change : asNew
  const day = dayWords(expiresAt, null, language)
  const said = [mailTexts(language).hello, text, wasYou, link, until, works({ day }), notYou]
  return { subject, text: paragraphs(...said, 'LifeTag') }
}

/**
 * Another person signs up with an address that the account has never confirmed. The holder of the mailbox can
 * take the address off the account.
 */
export async function askHolderAgain(
  services: Services,
  email: string,
  from: string,
): Promise<void> {
  const holder = await findByEmail(services, email)
  if (!holder) return
  await services.database.transaction(holder.id, async tx => {
    const row = await readUser(tx, holder.id)
    if (row === undefined || emailStateOf(row) !== 'unconfirmed') return
    await putConfirmation(tx, services, { userId: holder.id, email, reason: 'sign_up', from })
  })
}
