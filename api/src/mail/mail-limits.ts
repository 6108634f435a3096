import { FAMILY_LIMITS } from 'sync-protocol/family'
import { countHit } from '../db/count-hits'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** How many e-mails there may be. An address is counted across all accounts. */
export const MAIL_LIMITS = {
  /** That ask an address whether it is somebody's own: of one address, by one network address. */
  confirmation_by: { hits: 5, windowMs: DAY_MS },
  /** The same of one address, by whomever. */
  confirmation: { hits: 15, windowMs: DAY_MS },
  /** What is left for the account that has the address when strangers have used that up. */
  confirmation_own: { hits: 5, windowMs: DAY_MS },
  /** The same, caused from one network address: somebody who signs people up by the thousand. */
  confirmation_from: { hits: 200, windowMs: HOUR_MS },
  /** About a sign-in: of one account and kind of device. */
  device: { hits: 1, windowMs: DAY_MS },
  /** About sign-ins: of one address. */
  news: { hits: 20, windowMs: DAY_MS },
  /** About codes, which strangers cause: of one address. */
  code_news: { hits: 20, windowMs: DAY_MS },
  /** Invitations to one record, also those that somebody hands over. */
  invitation: { hits: FAMILY_LIMITS.invitationsADay, windowMs: DAY_MS },
  /** The same, of one address that they go to, by one account. */
  invitation_by: { hits: 5, windowMs: DAY_MS },
  /** The same, by whomever. */
  invitation_to: { hits: 15, windowMs: DAY_MS },
  /** That a code was opened, or that a helper asks for the family: of one address. */
  alert: { hits: 60, windowMs: DAY_MS },
  /** The same by text: of one number or topic. */
  alert_text: { hits: 20, windowMs: DAY_MS },
  /** Texts that ask a number whether it is somebody's own: of one number, and from one network address. */
  text_confirmation: { hits: 3, windowMs: DAY_MS },
  text_confirmation_from: { hits: 10, windowMs: HOUR_MS },
  /** The same by one link for a contact. */
  text_confirmation_link: { hits: 3, windowMs: DAY_MS },
  /** All texts of one way. How many is the operator's to say (`TextAdapter.perDay`). */
  text_all: { hits: 0, windowMs: DAY_MS },
  /** Texts among them that ask a number: half, so that what tells of an emergency is left the rest. */
  text_all_confirmations: { hits: 0, windowMs: DAY_MS },
  /** About what signs in: of one address. Apart from the news, which a thief could use up first. */
  change: { hits: 50, windowMs: DAY_MS },
} as const

export type MailLimit = keyof typeof MAIL_LIMITS

type Outside = { keyring: Keyring; now: () => Date }

/**
 * Counts an e-mail within the transaction that owes it. Null where there may be one; otherwise the
 * seconds until there may. Of two transactions that count the same, one waits for the other.
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
  /** A hash of the address that is asked. */
  to: string
  /** The network address that caused it; null where no request did. */
  from: string | null
  /** For the account that has the address: strangers' letters leave it some. */
  isHolder: boolean
}

/** Counts an e-mail that asks an address, as `countEmail` does. */
export async function countConfirmation(
  tx: Tx,
  outside: Outside,
  { to, from, isHolder }: Confirmation,
): Promise<number | null> {
  if (from !== null) {
    const waitSeconds =
      (await countEmail(tx, outside, 'confirmation_by', `${from} ${to}`)) ??
      (await countEmail(tx, outside, 'confirmation_from', from))
    if (waitSeconds !== null) return waitSeconds
  }
  const waitSeconds = await countEmail(tx, outside, 'confirmation', to)
  if (waitSeconds === null || !isHolder) return waitSeconds
  return countEmail(tx, outside, 'confirmation_own', to)
}

/** Counts a text, as `countEmail` does. A way that costs nothing has no total. */
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
