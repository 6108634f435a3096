import { FAMILY_LIMITS } from 'sync-protocol/family'
import { countHit } from '../db/count-hits'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** How many e-mails there may be. An address is counted across all accounts. */
export const MAIL_LIMITS = {
  /** That ask an address whether it is somebody's own: of one address. */
  confirmation: { hits: 5, windowMs: DAY_MS },
  /** The same, caused from one network address: somebody who signs people up by the thousand. */
  confirmation_from: { hits: 200, windowMs: HOUR_MS },
  /** About a sign-in: of one account and kind of device. */
  device: { hits: 1, windowMs: DAY_MS },
  /** About what can happen often (sign-ins, opened codes): of one address. */
  news: { hits: 20, windowMs: DAY_MS },
  /** Invitations to one record, also those that somebody hands over. */
  invitation: { hits: FAMILY_LIMITS.invitationsADay, windowMs: DAY_MS },
  /** The same, of one address that they go to. */
  invitation_to: { hits: 5, windowMs: DAY_MS },
  /** That a code was opened, or that a helper asks for the family: of one address. */
  alert: { hits: 60, windowMs: DAY_MS },
  /** The same by text: of one number or topic. */
  alert_text: { hits: 20, windowMs: DAY_MS },
  /** Texts that ask a number whether it is somebody's own: of one number, and from one network address. */
  text_confirmation: { hits: 3, windowMs: DAY_MS },
  text_confirmation_from: { hits: 10, windowMs: HOUR_MS },
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
): Promise<number | null> {
  const limit = MAIL_LIMITS[name]
  const at = now()
  // As it is counted in databases that are there already.
  const row = { name: `letter_${name}`, key: keyring.lookupHash('rate_limit', key) }
  const full = await countHit(tx, row, limit, at)
  return full && ((full.at(-limit.hits) ?? at.getTime()) + limit.windowMs - at.getTime()) / 1000
}
