import { defineTexts, params } from '../i18n/define-texts'

export const uiTexts = defineTexts('ui', {
  close: 'Close',
  dismiss: 'Dismiss',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  edit: params('Edit {what}'),
  delete: params('Delete {what}'),
  copyLink: 'Copy link',
  labelled: params('{label}: {value}'),
  detailed: params('{text} ({detail})'),
  /** Follows the mark of a required field. */
  mustBeFilledIn: 'must be filled in',
  linkShownOnce: 'You can see it only now.',
  connection: {
    offline: 'Waiting for a connection',
    unreachable: 'The server cannot be reached',
    tryAgain: 'Try again',
    trying: 'Trying…',
  },
  notLoaded: {
    title: 'This is not on this phone yet',
    record: 'This record is not on this phone yet.',
    code: 'This code is not on this phone yet.',
    codes: 'The codes are not on this phone yet.',
    connect: 'Connect once to load it.',
    signIn: 'Sign in to load it.',
    mayAdd: 'What you add now is merged with it.',
  },
})
