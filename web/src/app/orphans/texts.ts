import { count, defineTexts } from '../../i18n/define-texts'

/** Unsent changes of a person who used this phone before. */
export const orphansTexts = defineTexts('orphans', {
  question: count({
    one: '{count} change of someone else not sent',
    other: '{count} changes of someone else not sent',
  }),
  questionBody:
    'Someone else’s account was used on this phone before, and this exists only here. If that person is with you, sign out and let them sign in first. Once removed, it cannot be restored.',
  later: 'Ask me later',
  signOut: 'Sign out',
  removeCount: count({ one: 'Remove {count} change', other: 'Remove {count} changes' }),
  kept: count({
    one: '{count} change kept on this phone',
    other: '{count} changes kept on this phone',
  }),
  keptDetail: 'Someone signed out before it was sent.',
  remove: 'Remove',
  removeQuestion: count({ one: 'Remove {count} change?', other: 'Remove {count} changes?' }),
  removeBody:
    'It exists only on this phone. Once removed, no one can restore it, not even its owner.',
  removed: 'Removed',
  removedDetail: 'Nothing of it is left on this phone.',
  notRemoved: 'Not removed',
  notRemovedDetail: 'This phone’s storage did not answer. Reload the page, and try again.',
})
