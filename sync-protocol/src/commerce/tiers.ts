/**
 * A preset tier has exactly one amount; a custom gift has a minimum and a maximum. The server checks before
 * it calls Stripe.
 */
export const TIER_IDS = ['supporter', 'advocate', 'champion', 'custom'] as const
export type TierId = (typeof TIER_IDS)[number]

interface Tier {
  id: TierId
  name: string
  /** Null: the donor chooses. */
  amountCents: number | null
  period: 'one-time'
}

export const TIERS = [
  {
    id: 'supporter',
    name: 'Supporter',
    amountCents: 500,
    period: 'one-time',
  },
  {
    id: 'advocate',
    name: 'Advocate',
    amountCents: 1_500,
    period: 'one-time',
  },
  {
    id: 'champion',
    name: 'Champion',
    amountCents: 5_000,
    period: 'one-time',
  },
  {
    id: 'custom',
    name: 'Custom Amount',
    amountCents: null,
    period: 'one-time',
  },
] as const satisfies readonly Tier[]

export const CUSTOM_MIN_CENTS = 100
export const CUSTOM_MAX_CENTS = 1_000_000

type GiftFault = 'amount_mismatch' | 'invalid_amount'

export function findGiftFault(tierId: TierId, amountCents: number): GiftFault | null {
  const preset = TIERS.find(tier => tier.id === tierId)?.amountCents
  if (typeof preset === 'number') return amountCents === preset ? null : 'amount_mismatch'
  return isCustomAmount(amountCents) ? null : 'invalid_amount'
}

export function isCustomAmount(amountCents: number): boolean {
  return (
    Number.isInteger(amountCents) &&
    amountCents >= CUSTOM_MIN_CENTS &&
    amountCents <= CUSTOM_MAX_CENTS
  )
}
