import { count, defineTexts, params } from '../../i18n/define-texts'

/** The sentences of the page about ways to pay. */
export const paymentOptionsTexts = defineTexts('payment-options', {
  title: 'Payment Options',
  lead: count({
    one: '{count} payment method. Your country decides if you see it.',
    other: '{count} payment methods. Your country decides which ones you see.',
  }),
  fee: params('Fee: {fee}'),
  feeForProducts: params('Fee: {fee}. For products only.'),
  countries: count({ one: '{count} country', other: '{count} countries' }),
  benefits: {
    secure: {
      title: 'Secure Payments',
      text: 'Your card number goes to Stripe, never to us.',
    },
    instant: {
      title: 'Instant Processing',
      text: 'Most payments are confirmed within seconds. Bank debits take days.',
    },
    global: {
      title: 'Global Acceptance',
      text: count({
        one: 'Cards from everywhere, and local methods in {count} country.',
        other: 'Cards from everywhere, and local methods in {count} countries.',
      }),
    },
    transparent: {
      title: 'Transparent Pricing',
      text: 'You see what a method costs before you choose it.',
    },
  },
  pricing: 'How we price',
  principles: {
    free: 'The platform is free for everyone, with every medical feature.',
    donations: params('Donations are voluntary, from {preset} or any amount from {least}.'),
    products:
      'Physical products have a price. You can pay for them later with Affirm, Afterpay or Klarna.',
  },
  donate: 'Make a Donation',
  shop: 'Shop Products',
})
