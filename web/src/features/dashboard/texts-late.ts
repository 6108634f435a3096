import { count, defineTexts, params } from '../../i18n/define-texts'

/** The sentences of the cards below the person's card. */
export const dashboardLateTexts = defineTexts('dashboard-late', {
  stats: {
    records: 'Medical Records',
    codes: 'QR Codes',
    updated: 'Last Updated',
    notSet: 'Not set',
  },
  writeDown: 'Write it down',
  noAge: 'Age not recorded',
  sending: {
    lastSent: params('Last sent {moment}.'),
    neverSent: 'Never sent yet.',
    signIn: 'Saved on this phone. Sign in to send it.',
    signInDetail: count({
      one: '{count} change will be sent after you sign in.',
      other: '{count} changes will be sent after you sign in.',
    }),
    update: 'Saved on this phone. Sending waits for a newer version of the app.',
    updateDetail: 'Close the app and open it again to update.',
    updateDetailCount: count({
      one: '{count} change waiting. Close the app and open it again to update.',
      other: '{count} changes waiting. Close the app and open it again to update.',
    }),
    later: 'Saved on this phone. Will be sent when you are online.',
    waiting: count({ one: '{count} change waiting.', other: '{count} changes waiting.' }),
    /** Includes a hotel's sign-in page, where the phone believes that it is online. */
    notReached: count({
      one: '{count} change not sent yet: the server could not be reached.',
      other: '{count} changes not sent yet: the server could not be reached.',
    }),
    saved: 'Saved on this phone.',
    savedDetail: 'This phone has not reached the server yet. It tries again when you are online.',
    refused: count({
      one: '{count} change could not be saved on the server.',
      other: '{count} changes could not be saved on the server.',
    }),
    refusedDetail: 'Edit or discard what is listed below. Everything else is saved and sent.',
    sent: 'Everything is saved and sent.',
  },
  conflicts: {
    title: 'Changed on two devices',
    lead: 'Nothing was lost. Pick what is right.',
    question: params('{fields}: which is right?'),
    current: 'Current',
    currentBy: params('Current · {author}'),
    from: params('from {moment}'),
    you: params('You, {moment}'),
    person: params('{name}, {moment}'),
    someone: params('Someone else, {moment}'),
    revived: 'Deleted on one device and changed on another, so it was kept.',
    keep: 'Keep',
    delete: 'Delete',
    deleted: 'Deleted',
  },
  refused: {
    title: 'Not saved: edit or discard',
    edit: 'Edit',
    discard: 'Discard',
    deleted: 'It was deleted on another device before your change arrived.',
    roleTooLow: 'You may no longer change this. Ask a guardian of the record.',
    tokenTaken: 'Its link belongs to another account. Replace the link, then print it again.',
    other: 'The server could not save it as it is.',
  },
  abroad: {
    title: 'How a paramedic abroad reads this',
    language: 'Language of the paramedic',
    languageHelp: 'Your own words are always shown, too.',
    choose: 'Choose a language',
    notChecked: params(
      'No native speaker has checked our {language} yet. Two drafts agree on each word, and your own words are shown, too.',
    ),
    loading:
      'The words of this language are still loading, which needs a connection. Until then, entries are shown as you wrote them.',
    allRead: 'Every entry is in this language, or you wrote it in it.',
    asWritten: 'These stay as you wrote them:',
    write: params('Write “{word}” instead'),
    changed: 'Entry changed',
    changedDetail: params('“{entry}” is “{word}” now.'),
  },
})
