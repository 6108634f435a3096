/**
 * The amount that covers a fee is exact. The total minus the fee is never less than the gift, and the total
 * is never a cent too large.
 */
export const FEE_KEYS = ['standard_card', 'digital_wallets', 'bnpl', 'international'] as const
export type FeeKey = (typeof FEE_KEYS)[number]

interface Fee {
  /** Share of the payment, in hundredths of a percent. */
  basisPoints: number
  fixedCents: number
}

const domestic: Fee = { basisPoints: 290, fixedCents: 30 }

export const FEES: Readonly<Record<FeeKey, Fee>> = {
  standard_card: domestic,
  digital_wallets: domestic,
  bnpl: domestic,
  international: { basisPoints: 390, fixedCents: 30 },
}

export const formatFee = ({ basisPoints, fixedCents }: Fee): string =>
  `${basisPoints / 100}% + ${fixedCents}¢`

export const feeWords = (): Record<FeeKey, string> => ({
  standard_card: formatFee(FEES.standard_card),
  digital_wallets: formatFee(FEES.digital_wallets),
  bnpl: formatFee(FEES.bnpl),
  international: formatFee(FEES.international),
})

/** In whole cents, rounded as Stripe rounds. */
export const feeOn = (totalCents: number, fee: Fee): number =>
  Math.round((totalCents * fee.basisPoints) / 10_000) + fee.fixedCents

export function feeToCover(giftCents: number, fee: Fee = FEES.standard_card): number {
  // Rounding can make the solution of total - fee(total) >= gift one cent too large.
  let total = Math.ceil(((giftCents + fee.fixedCents) * 10_000) / (10_000 - fee.basisPoints))
  while (total - 1 - feeOn(total - 1, fee) >= giftCents) total -= 1
  while (total - feeOn(total, fee) < giftCents) total += 1
  return total - giftCents
}
