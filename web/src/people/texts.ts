import type { ProfileColor } from 'sync-protocol/rest'
import type { ProfilePage } from '../addresses/paths'
import { defineTexts, params } from '../i18n/define-texts'

export const peopleTexts = defineTexts('people', {
  record: {
    own: 'Your record',
    other: params('{name}’s record'),
    unnamed: 'Record with no name yet',
    noName: 'No name yet',
  },
  /** A message of one record, for people with several. */
  about: {
    own: params('Your record: {text}'),
    other: params('{name}: {text}'),
    unnamed: params('No name yet: {text}'),
  },
  colors: {
    blue: 'Blue',
    green: 'Green',
    orange: 'Orange',
    purple: 'Purple',
    teal: 'Teal',
    pink: 'Pink',
  } satisfies Record<ProfileColor, string>,
  profilePages: {
    account: 'Account',
    security: 'Security',
    phone: 'This phone',
    clinic: 'For a clinic',
    data: 'Privacy and data',
    password: 'Password',
    passkeys: 'Passkeys',
    recovery: 'Recovery kit',
    devices: 'Signed-in devices',
    lock: 'Lock',
  } satisfies Record<ProfilePage, string>,
  back: 'Back',
  backToDashboard: 'Back to Dashboard',
  form: {
    broken: 'This did not work',
    brokenDetail: 'What you typed is still here. Try again, or reload the page.',
    actionBroken: 'Try again, or reload the page.',
    draftNotKept: 'Save before you leave this page',
    draftNotKeptDetail: 'This browser can’t keep what you type if you reload.',
  },
  passkey: {
    alreadyThere: 'This device already has a passkey for your account.',
    unable: 'This device can’t create a passkey for us.',
    wrongAddress: 'Passkeys don’t work on this website’s address.',
    failed: 'The passkey did not work. Try again.',
  },
  start: {
    notStarted: 'No record was started',
    notStartedDetail: 'This phone could not save it. Try again, but not in a private window.',
  },
  signOut: {
    failed: 'Logout Error',
    failedDetail: 'There was an issue logging out. Please try again.',
    done: 'Logged Out',
    doneDetail:
      'You have been logged out successfully. You can now sign in with a different account.',
    notErased: 'Your record may still be on this phone',
    notErasedDetail:
      'This phone’s storage failed. Open the app again, and it removes what is left.',
  },
})
