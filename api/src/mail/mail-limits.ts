import { FAMILY_LIMITS } from 'sync-protocol/family'
import { countHit } from '../db/count-hits'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Addresses are counted across all accounts. */
const MAIL_LIMITS = {
  /** E-mails that ask whether an address is the person's own: to one address from one network. */
  confirmation_by: { hits: 5, windowMs: DAY_MS },
  /**
   * The same to one address from all networks. Sign-ups and the account with the address have separate limits, so
   * that strangers use up neither.
   */
  confirmation: { hits: 15, windowMs: DAY_MS },
  confirmation_sign_up: { hits: 10, windowMs: DAY_MS },
  confirmation_own: { hits: 5, windowMs: DAY_MS },
  /** The same from one network to all addresses, against mass sign-ups. */
  confirmation_from: { hits: 200, windowMs: HOUR_MS },
  /** E-mails about sign-ins on one kind of device of one account. */
  device: { hits: 1, windowMs: DAY_MS },
  /** E-mails about sign-ins, to one address. */
  news: { hits: 20, windowMs: DAY_MS },
  /** E-mails about codes, which strangers cause, to one address. */
  code_news: { hits: 20, windowMs: DAY_MS },
  /** Invitations to one record, including links that the inviter passes on. */
  invitation: { hits: FAMILY_LIMITS.invitationsADay, windowMs: DAY_MS },
  /** The same from one account to one address. */
  invitation_by: { hits: 5, windowMs: DAY_MS },
  /** The same from all accounts to one address. */
  invitation_to: { hits: 15, windowMs: DAY_MS },
  /** E-mails to one address that a code was opened, or that a helper asks for the family. */
  alert: { hits: 60, windowMs: DAY_MS },
  /** The same as texts to one number or topic. */
  alert_text: { hits: 20, windowMs: DAY_MS },
  /** Texts that ask whether a number is the person's own: to one number, and from one network address. */
  text_confirmation: { hits: 3, windowMs: DAY_MS },
  text_confirmation_from: { hits: 10, windowMs: HOUR_MS },
  /** The same through one contact's link. */
  text_confirmation_link: { hits: 3, windowMs: DAY_MS },
  /** The operator sets the number for all texts of one service (`TextAdapter.perDay`). */
  text_all: { hits: 0, windowMs: DAY_MS },
  /** Confirmations get half of these texts, so that the rest is left for emergencies. */
  text_all_confirmations: { hits: 0, windowMs: DAY_MS },
  /**
   * E-mails to one address about changed credentials. They have their own limit, because a thief could use up
   * a shared one first.
   */
  change: { hits: 50, windowMs: DAY_MS },
  /**
   * E-mails to one address that a record will be handed over. They have their own limit, because the guardian who
   * asks could use up a shared one first.
   */
  hand_over: { hits: 50, windowMs: DAY_MS },
  /** Other e-mails about records with several members, to one address. The members cause them. */
  family: { hits: 50, windowMs: DAY_MS },
} as const

export type MailLimit = keyof typeof MAIL_LIMITS

type Outside = { keyring: Keyring; now: () => Date }

/**
 * Call it within the transaction that owes the e-mail. Returns null if it may be sent, and otherwise the
 * seconds to wait.
 */
export async function countEmail(
  tx: Tx,
  { keyring, now }: Outside,
  name: MailLimit,
  key: string,
  hits: number = MAIL_LIMITS[name].hits,
): Promise<number | null> {
  const limit = { ...MAIL_LIMITS[name], hits }
  const at = now()
  const row = { name: `mail_${name}`, key: keyring.lookupHash('rate_limit', key) }
  const full = await countHit(tx, row, limit, at)
  return full && ((full.at(-limit.hits) ?? at.getTime()) + limit.windowMs - at.getTime()) / 1000
}

type Confirmation = {
  /** A hash in hexadecimal. */
  to: string
  /** The client's network, as `clientAddress` returns it. Null if no request caused the e-mail. */
  from: string | null
  limit: 'confirmation' | 'confirmation_sign_up' | 'confirmation_own'
}

export async function countConfirmation(
  tx: Tx,
  outside: Outside,
  { to, from, limit }: Confirmation,
): Promise<number | null> {
  if (from !== null) {
    const waitSeconds =
      (await countEmail(tx, outside, 'confirmation_by', `${from} ${to}`)) ??
      (await countEmail(tx, outside, 'confirmation_from', from))
    if (waitSeconds !== null) return waitSeconds
  }
  return countEmail(tx, outside, limit, to)
}

export async function countText(
  tx: Tx,
  outside: Outside,
  way: string,
  { perDay, isConfirmation }: { perDay: number | undefined; isConfirmation: boolean },
): Promise<number | null> {
  if (perDay === undefined) return null
  const waitSeconds = isConfirmation
    ? await countEmail(tx, outside, 'text_all_confirmations', way, Math.ceil(perDay / 2))
    : null
  return waitSeconds ?? countEmail(tx, outside, 'text_all', way, perDay)
}
