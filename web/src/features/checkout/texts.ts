import { defineTexts, params } from '../../i18n/define-texts'

/** The sentences of the pages where a card is entered. */
export const checkoutTexts = defineTexts('checkout', {
  loading: 'Loading…',
  donation: {
    page: 'Checkout',
    title: 'Complete Your Donation',
    back: 'Back',
    supporting: params('Supporting {product}'),
    /** Quoted by the specification. */
    donate: params('Donate {amount}'),
    donateMonthly: params('Donate {amount} a month'),
    ways: 'Ways to pay',
    supportedMethods: 'Supported payment methods',
    thanks: 'Thank You!',
    thanksDetail: 'Payment sent. We’ll confirm it soon.',
  },
  subscription: {
    title: 'Subscribe',
    back: 'Back to plans',
    /** Quoted by the specification. */
    loading: 'Loading subscription details...',
    choose: 'Choose a plan',
    plan: params('{plan} plan'),
    price: params('{amount}/month'),
    stop: 'You can stop at any time.',
    payment: 'Payment',
    subscribe: params('Subscribe for {amount}/month'),
    /** Quoted by the specification. */
    done: 'Subscription Successful!',
  },
  form: {
    /** Quoted by the specification. */
    unexpected: 'An unexpected error occurred.',
    failed: 'Payment Failed',
    processing: 'Processing...',
    offlineDetail: 'Connect to pay. What you typed is kept.',
  },
  trouble: {
    offline: 'You are offline',
    offlineDetail: 'Connect to pay. Nothing was charged.',
    tryAgain: 'Try again',
    blocked: 'The payment form could not be loaded',
    blockedDetail:
      'A content blocker, a company network or a poor connection may block Stripe. Allow js.stripe.com and try again. Nothing was charged.',
    disabled: 'Payments are switched off',
    disabledDetail: 'You can’t pay at the moment. Everything else works.',
    toStart: 'Go to the start',
    gone: 'This payment can no longer be used',
    goneDetail: 'It expired or was replaced. Nothing was charged.',
    startAgain: 'Start again',
  },
})
