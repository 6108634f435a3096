import { localCountries } from 'sync-protocol/commerce'
import type { Point } from '../../ui/point-list'

export const BENEFITS: readonly Point[] = [
  {
    icon: 'shield',
    title: 'Secure Payments',
    text: 'Card numbers go to Stripe and never to us.',
  },
  {
    icon: 'clock',
    title: 'Instant Processing',
    text: 'Most payments are confirmed within seconds; bank debits take days.',
  },
  {
    icon: 'globe',
    title: 'Global Acceptance',
    text: `Cards from everywhere, and local methods in ${localCountries().size} countries.`,
  },
  {
    icon: 'eye',
    title: 'Transparent Pricing',
    text: 'You see what a method costs before you choose it.',
  },
]

export const PHILOSOPHY: readonly string[] = [
  'The platform is free for everyone, with every medical feature.',
  'Donations are voluntary, from $5 or any amount from $1.',
  'Physical products have a price, and can be paid for later with Affirm, Afterpay or Klarna.',
]
