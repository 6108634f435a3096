import { count, defineTexts, params } from '../../i18n/define-texts'

/** The sentences of the beta test. */
export const betaTexts = defineTexts('beta', {
  loading: 'Loading…',
  screen: {
    page: 'Beta Test',
    title: 'Beta Test Program',
    lead: 'Help us make medical-alert products that work when it counts.',
    back: 'Back to Beta Info',
  },
  intro: {
    title: params('Free products worth {value}'),
    lead: 'For your honest feedback. One package for each person.',
    contents: {
      stickers: 'Small and large stickers',
      cards: 'Acrylic and metal wallet cards',
      code: 'Custom QR code integration',
      shipping: 'Free shipping',
    },
    how: count({
      one: 'You need a QR code. We make and ship the package within {count} business day.',
      other:
        'You need a QR code. We make and ship the package within {least}-{count} business days.',
    }),
    howTest: count({
      one: 'Then you test it and give feedback within {count} day.',
      other: 'Then you test it and give feedback within {count} days.',
    }),
    apply: 'Apply for Beta Test',
    signIn: 'Sign In to Apply',
  },
  package: {
    title: 'Your beta package',
    ordered: params('Ordered on {day}.'),
    tracking: params('Tracking number {number}'),
    due: params('Your feedback is due on {day}.'),
    dueAfter: count({
      one: 'Your feedback is due {count} day after we ship it.',
      other: 'Your feedback is due {count} days after we ship it.',
    }),
    confirmed: 'Confirmed',
  },
  form: {
    title: 'Beta Test Application',
    email: 'Email Address',
    name: 'Full Name',
    address: 'Street Address',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP Code',
    code: 'Select QR Code to Include',
    choose: 'Choose…',
    /** Quoted by the specification. */
    noCodes: 'No QR codes available - create one first',
    focus: 'Feedback Focus Areas',
    commitment: 'What you agree to',
    commitmentDetail: count({
      one: 'You test the products and give honest feedback within {count} day.',
      other: 'You test the products and give honest feedback within {count} days.',
    }),
    kept: 'What we keep of your application: <privacy>Privacy</privacy>, <terms>Terms</terms>.',
    needsConnection: 'Connect to apply. What you typed is kept on this phone.',
    back: 'Back',
    submit: 'Request Free Beta Products',
    submitting: 'Creating Order...',
    /** Quoted by the specification. */
    error: 'Error',
    failed: 'Failed to create beta test order',
    noCode: 'QR Code Required',
    noCodeDetail: 'Please select a QR code to include with your products.',
  },
  feedback: {
    title: 'Your feedback',
    lead: 'Be honest. Criticism helps us most.',
    given: 'We have your feedback',
    givenDetail: 'You can send it again if something changed.',
    rating: 'How well did the products work?',
    choose: 'Choose…',
    ratings: {
      1: '1: not at all',
      2: '2: badly',
      3: '3: okay',
      4: '4: well',
      5: '5: very well',
    },
    comments: 'What worked, and what didn’t?',
    needsConnection: 'Connect to send your feedback. What you typed is kept.',
    submit: 'Send feedback',
    sending: 'Sending…',
    sent: 'Thank you',
    sentDetail: 'We have received your feedback.',
    notSent: 'Error',
    notSentDetail: 'Your feedback was not sent, but it is kept here. Try again.',
  },
  success: {
    title: 'Beta Test Order Confirmed',
    lead: 'Thank you for testing with us.',
    next: 'What happens now',
    steps: {
      ship: count({
        one: 'We make and ship your package within {count} business day.',
        other: 'We make and ship your package within {least}-{count} business days.',
      }),
      tracking: 'We email you the tracking number.',
      feedback: count({
        one: 'Test the products and give feedback within {count} day.',
        other: 'Test the products and give feedback within {count} days.',
      }),
    },
    package: 'Your package',
    value: params('Total value: {value}, free'),
    questions: params('Questions? Write to <mail>{address}</mail>.'),
    links: 'Next steps',
    dashboard: 'Go to Dashboard',
    shop: 'Visit the Shop',
  },
})
