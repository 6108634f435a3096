import type { DashboardTab } from '../addresses/paths'
import { defineTexts, params } from '../i18n/define-texts'

export const appTexts = defineTexts('app', {
  frame: {
    skip: 'Skip to content',
    loading: 'Loading…',
    locked: 'LifeTag is locked',
    lockedText: 'Opening it needs a connection once.',
    testPaymentsLabel: 'Test payments',
    testPayments: 'TEST PAYMENTS',
    testPaymentsText: 'No real money moves here.',
  },
  tabs: {
    label: 'Dashboard',
    names: {
      overview: 'Overview',
      'medical-info': 'Medical Info',
      'qr-codes': 'QR Codes',
      profile: 'Profile',
    } satisfies Record<DashboardTab, string>,
    showCode: { own: 'Show my code', other: 'Show the code' },
  },
  footer: {
    label: 'More about us',
    donate: 'Donate',
    plans: 'Plans',
    shop: 'Shop',
    beta: 'FREE Beta',
    team: 'Our Team',
    paymentOptions: 'Payment Options',
    privacy: 'Privacy',
    terms: 'Terms',
    developers: 'Developers',
    foundation: params('{product} is a free service of the {foundation}, a nonprofit.'),
  },
  signIn: {
    required: 'Authentication Required',
    requiredDetail: 'Please login to access medical tracker features.',
    needsAccount: 'Needs an account',
    needsAccountLead:
      'This page needs our server, and your record is only on this phone. An account is free and takes your record as it is.',
    backUp: 'Back up and sync',
    signIn: 'Sign in',
    notSignedOut: 'Not signed out',
    notSignedOutDetail: 'Connect and try again.',
  },
  update: {
    title: 'A new version is ready',
    text: 'Finish what you are typing first.',
    reload: 'Reload',
  },
  storage: {
    silent: 'This phone’s storage does not answer',
    silentText: 'What you saved is still on this phone. LifeTag keeps trying to read it.',
    reload: 'Reload',
    failed: 'This phone’s storage did not answer',
    failedDetail: 'Check your last change, and try again.',
  },
  noServer: {
    page: 'No connection',
    title: 'The server cannot be reached',
    lead: 'This page is kept on our server. Connect to see it.',
  },
  errors: {
    notLoaded: 'This screen could not be loaded',
    notLoadedLead: 'Part of the app is not on this phone yet. Check your connection and try again.',
    broken: 'Something went wrong',
    brokenLead: 'This is our fault, not yours. What you saved is still on this phone.',
    notFound: '404 Page Not Found',
    notFoundLead: 'There is nothing at this address. Check it for typing mistakes.',
    tryAgain: 'Try again',
    toStart: 'Go to the start',
  },
})
