/**
 * A gift of $250 or more gets the written acknowledgement that a US donor needs to deduct it (IRS Publication
 * 1771: organisation, amount, date, and any return for the gift).
 */
import { formatUsd } from './money'

export const FOUNDATION_NAME = 'LifeTag Foundation'
const ACKNOWLEDGED_FROM_CENTS = 25_000

export interface ReceiptedGift {
  number: string
  /** ISO 8601 UTC. */
  paidAt: string
  totalCents: number
  refundedCents: number
  kind: GiftKind
}

export const GIFT_KINDS = ['one_time', 'monthly_gift', 'plan'] as const
export type GiftKind = (typeof GIFT_KINDS)[number]

export const GIFT_WORDS: Readonly<Record<GiftKind, string>> = {
  one_time: 'One-time donation',
  monthly_gift: 'Monthly gift',
  plan: 'Monthly support plan',
}

const NOTHING_IN_RETURN =
  'No goods or services were provided in exchange for this contribution: the service is free for everyone.'

export const keptCents = ({ totalCents, refundedCents }: ReceiptedGift): number =>
  totalCents - refundedCents

const isAcknowledged = (gift: ReceiptedGift): boolean => keptCents(gift) >= ACKNOWLEDGED_FROM_CENTS

/** `donor` is a name or an e-mail. */
export function receiptLines(gift: ReceiptedGift, donor: string): string[] {
  return [
    `Donation receipt ${gift.number}`,
    '',
    `Received by: ${FOUNDATION_NAME}, a 501(c)(3) nonprofit`,
    `Received from: ${donor}`,
    `Date: ${dayOf(gift.paidAt)}`,
    `Amount: ${formatUsd(gift.totalCents)}`,
    ...refundLines(gift),
    `For: ${GIFT_WORDS[gift.kind]}`,
    '',
    ...(isAcknowledged(gift) ? acknowledgement(gift) : [NOTHING_IN_RETURN]),
    'Your gift may be tax-deductible. Please keep this receipt for your records.',
  ]
}

const refundLines = (gift: ReceiptedGift): string[] =>
  gift.refundedCents === 0
    ? []
    : [`Refunded: ${formatUsd(gift.refundedCents)}`, `Amount kept: ${formatUsd(keptCents(gift))}`]

const acknowledgement = (gift: ReceiptedGift): string[] => [
  'Written acknowledgement',
  `The ${FOUNDATION_NAME} acknowledges a cash contribution of ${formatUsd(keptCents(gift))} on ${dayOf(gift.paidAt)}.`,
  NOTHING_IN_RETURN,
]

const refundNote = ({ totalCents, refundedCents }: ReceiptedGift): string =>
  refundedCents === 0 ? '' : `, ${formatUsd(refundedCents)} of ${formatUsd(totalCents)} refunded`

/** Covers a calendar year in UTC. */
export function statementLines(
  year: number,
  gifts: readonly ReceiptedGift[],
  donor: string,
): string[] {
  const ofYear = giftsOfYear(year, gifts)
  return [
    `Giving statement ${year}`,
    '',
    `Received by: ${FOUNDATION_NAME}, a 501(c)(3) nonprofit`,
    `Received from: ${donor}`,
    '',
    ...ofYear.map(
      gift =>
        `${dayOf(gift.paidAt)}  ${formatUsd(keptCents(gift))}  ${GIFT_WORDS[gift.kind]}  (${gift.number})${refundNote(gift)}`,
    ),
    '',
    `Total: ${formatUsd(ofYear.reduce((sum, gift) => sum + keptCents(gift), 0))}`,
    'Amounts in US dollars. The day of a gift is its day in UTC.',
    '',
    NOTHING_IN_RETURN.replace('this contribution', 'these contributions'),
  ]
}

/** Oldest first. */
export function giftsOfYear<Gift extends ReceiptedGift>(
  year: number,
  gifts: readonly Gift[],
): Gift[] {
  return gifts
    .filter(({ paidAt }) => paidAt.startsWith(`${year}-`))
    .sort((a, b) => a.paidAt.localeCompare(b.paidAt))
}

const dayOf = (moment: string): string => moment.slice(0, 10)
