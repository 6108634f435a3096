/**
 * The monthly plans are voluntary support: no medical feature checks whether one is paid. The specification
 * gives their texts. `lookupKey` names the plan's price at Stripe, and a browser never sends an amount.
 */
export const PLAN_IDS = ['basic', 'premium', 'family'] as const
export type PlanId = (typeof PLAN_IDS)[number]

export interface Plan {
  id: PlanId
  name: string
  amountCents: number
  period: 'month'
  lookupKey: string
  features: readonly string[]
}

export const PLANS = [
  {
    id: 'basic',
    name: 'Basic',
    amountCents: 499,
    period: 'month',
    lookupKey: 'lifetag_basic_monthly',
    features: ['1 QR code', 'Your medical record', 'Works with no signal'],
  },
  {
    id: 'premium',
    name: 'Premium',
    amountCents: 999,
    period: 'month',
    lookupKey: 'lifetag_premium_monthly',
    features: ['Unlimited QR codes', 'Your medical record', 'Works with no signal'],
  },
  {
    id: 'family',
    name: 'Family',
    amountCents: 1_999,
    period: 'month',
    lookupKey: 'lifetag_family_monthly',
    features: ['Up to 6 profiles', 'Unlimited QR codes', 'Works with no signal'],
  },
] as const satisfies readonly Plan[]

export const planById = (id: PlanId): Plan =>
  // Every PlanId has its row; a test checks all of them.
  PLANS.find(plan => plan.id === id) as Plan

export const PLANS_ARE_SUPPORT =
  'Plans are voluntary support. Every medical feature is free for everyone, with or without one.'
