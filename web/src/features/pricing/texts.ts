import { defineTexts, params } from '../../i18n/define-texts'

/** The sentences of the monthly plans. */
export const pricingTexts = defineTexts('pricing', {
  title: 'Pricing',
  offline: 'You are offline',
  offlineDetail: 'Connect to choose a plan. The free service works offline.',
  free: {
    name: 'Free Access',
    features: {
      record: 'Your medical record',
      codes: 'Every emergency code',
      offline: 'Works with no signal',
    },
    dashboard: 'Go to Dashboard',
    start: 'Get Started',
  },
  price: params('{amount}/month'),
  choose: params('Choose {plan}'),
  failed: 'Error',
  onceQuestion: 'Rather give once?',
  once: 'Make a one-time donation',
})
