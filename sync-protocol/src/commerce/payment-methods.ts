/**
 * Payment methods that the pinned payment API knows and this account can enable, in the groups of the
 * specification. `rideOn` means that Stripe has no such method of its own and uses another.
 */
import type { FeeKey } from './fees'

export const METHOD_GROUPS = ['cards', 'wallets', 'bnpl', 'international'] as const
export type MethodGroup = (typeof METHOD_GROUPS)[number]

interface PaymentMethod {
  id: string
  name: string
  group: MethodGroup
  /** Absent if it works everywhere. */
  countries?: readonly string[]
  rideOn?: 'card'
  /** The rules of pay-later services forbid donations. */
  isForProductsOnly?: true
}

export const GROUP_NAMES: Readonly<Record<MethodGroup, string>> = {
  cards: 'Cards',
  wallets: 'Wallets',
  bnpl: 'Pay Later',
  international: 'International',
}

export const GROUP_FEES: Readonly<Record<MethodGroup, FeeKey>> = {
  cards: 'standard_card',
  wallets: 'digital_wallets',
  bnpl: 'bnpl',
  international: 'international',
}

const EUROPE = [
  ...['AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GB', 'GR', 'HU', 'IE', 'IT'],
  ...['LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  { id: 'card', name: 'Credit and debit cards', group: 'cards' },
  { id: 'apple_pay', name: 'Apple Pay', group: 'wallets', rideOn: 'card' },
  { id: 'google_pay', name: 'Google Pay', group: 'wallets', rideOn: 'card' },
  { id: 'link', name: 'Link', group: 'wallets' },
  { id: 'cashapp', name: 'Cash App Pay', group: 'wallets', countries: ['US'] },
  { id: 'amazon_pay', name: 'Amazon Pay', group: 'wallets' },
  { id: 'affirm', name: 'Affirm', group: 'bnpl', countries: ['US', 'CA'], isForProductsOnly: true },
  {
    id: 'afterpay_clearpay',
    name: 'Afterpay / Clearpay',
    group: 'bnpl',
    countries: ['US', 'CA', 'GB', 'AU', 'NZ'],
    isForProductsOnly: true,
  },
  {
    id: 'klarna',
    name: 'Klarna',
    group: 'bnpl',
    countries: ['US', ...EUROPE],
    isForProductsOnly: true,
  },
  { id: 'us_bank_account', name: 'US bank account', group: 'international', countries: ['US'] },
  { id: 'sepa_debit', name: 'SEPA Direct Debit', group: 'international', countries: EUROPE },
  { id: 'ideal', name: 'iDEAL', group: 'international', countries: ['NL'] },
  { id: 'bancontact', name: 'Bancontact', group: 'international', countries: ['BE'] },
  { id: 'eps', name: 'EPS', group: 'international', countries: ['AT'] },
  { id: 'p24', name: 'Przelewy24', group: 'international', countries: ['PL'] },
  { id: 'blik', name: 'BLIK', group: 'international', countries: ['PL'] },
  { id: 'twint', name: 'TWINT', group: 'international', countries: ['CH'] },
  { id: 'mobilepay', name: 'MobilePay', group: 'international', countries: ['DK', 'FI'] },
  { id: 'swish', name: 'Swish', group: 'international', countries: ['SE'] },
  { id: 'multibanco', name: 'Multibanco', group: 'international', countries: ['PT'] },
  { id: 'alipay', name: 'Alipay', group: 'international', countries: ['CN'] },
  { id: 'wechat_pay', name: 'WeChat Pay', group: 'international', countries: ['CN'] },
  { id: 'pix', name: 'Pix', group: 'international', countries: ['BR'] },
]

export const EXCLUDED_FOR_DONATIONS = [
  ...['affirm', 'afterpay_clearpay', 'klarna', 'zip'],
  ...['alma', 'billie', 'scalapay', 'sequra', 'sunbit'],
] as const

export const methodsOf = (group: MethodGroup): PaymentMethod[] =>
  PAYMENT_METHODS.filter(method => method.group === group)

export const localCountries = (): Set<string> =>
  new Set(methodsOf('international').flatMap(({ countries = [] }) => countries))

/** `ids` are those that Stripe computed for the payment. */
export function groupsFor(ids: readonly string[]): MethodGroup[] {
  const usable = PAYMENT_METHODS.filter(({ id, rideOn }) => ids.includes(rideOn ?? id))
  return METHOD_GROUPS.filter(group => usable.some(method => method.group === group))
}
