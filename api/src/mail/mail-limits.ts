import { FAMILY_LIMITS } from 'sync-protocol/family'
import { countHit } from '../db/count-hits'
import type { Tx } from '../db/database'
import type { Keyring } from '../db/keyring'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** How many e-mails there may be. An address is counted across all accounts. */
export const MAIL_LIMITS = {
  /** E-mails that ask an address whether it is the person's own: to one address from one network. */
  confirmation_by: { hits: 5, windowMs: DAY_MS },
  /** The same to one address from all networks. */
  confirmation: { hits: 15, windowMs: DAY_MS },
  /** More of them for the account that has the address, after strangers have used up that limit. */
  confirmation_own: { hits: 5, windowMs: DAY_MS },
  /** The same from one network to all addresses, against mass sign-ups. */
  confirmation_from: { hits: 200, windowMs: HOUR_MS },
  /** About a sign-in: of one account and kind of device. */
  device: { hits: 1, windowMs: DAY_MS },
  /** E-mails about sign-ins, to one address. */
  news: { hits: 20, windowMs: DAY_MS },
  /** E-mails about codes, which strangers cause, to one address. */
  code_news: { hits: 20, windowMs: DAY_MS },
  /** Invitations to one record, also those that somebody hands over. */
  invitation: { hits: FAMILY_LIMITS.invitationsADay, windowMs: DAY_MS },
  /** The same from one account to one address. */
  invitation_by: { hits: 5, windowMs: DAY_MS },
  /** The same from all accounts to one address. */
  invitation_to: { hits: 15, windowMs: DAY_MS },
  /** That a code was opened, or that a helper asks for the family: of one address. */
  alert: { hits: 60, windowMs: DAY_MS },
  /** The same by text: of one number or topic. */
  alert_text: { hits: 20, windowMs: DAY_MS },
  /** Texts that ask a number whether it is somebody's own: of one number, and from one network address. */
  text_confirmation: { hits: 3, windowMs: DAY_MS },
  text_confirmation_from: { hits: 10, windowMs: HOUR_MS },
  /** The same through one contact's link. */
  text_confirmation_link: { hits: 3, windowMs: DAY_MS },
  /** All texts of one way. The operator sets how many (`TextAdapter.perDay`). */
  text_all: { hits: 0, windowMs: DAY_MS },
  /** Confirmations among them. They get half, so that the rest is left for emergencies. */
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
  /** The hash of the address that is asked, in hexadecimal. */
  to: string
  /** The client's network, as `clientAddress` returns it. Null if no request caused the e-mail. */
  from: string | null
  /** Whether it is for the account that has the address. Strangers cannot use up all of its e-mails. */
  isHolder: boolean
}

/** Counts an e-mail that asks an address. Returns what `countEmail` returns. */
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

/** Counts a text against the total of its way, if it has one. Returns what `countEmail` returns. */
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
