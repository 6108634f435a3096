import { count, defineTexts, params } from '../../i18n/define-texts'

/** The sentences about a record from elsewhere: one on this phone without an account, or a backup file. */
export const mergeTexts = defineTexts('merge', {
  notice: {
    title: 'Another record is on this phone',
    text: 'You started it without an account and kept it for later. It is not in your account. If this phone is lost, so is the record.',
    look: 'Look at it',
  },
  contents: {
    counted: params('{what} × {count}'),
    nothing: 'nothing',
  },
  bring: {
    title: 'The record on this phone',
    lead: params('You started it here without an account. It has: {list}.'),
  },
  add: {
    title: 'Add it to your account',
    lead: 'Entries in both are kept once. Where the two differ, we ask you. Codes you printed become live. If a code was replaced on one side, your account’s code stays.',
    button: 'Add it',
    adding: 'Adding…',
    done: 'Added to your account',
    toDashboard: 'Go to the dashboard',
    inAccount: 'in your account',
    onPhone: 'on this phone',
    codes: count({
      one: 'The card you printed opens your account’s record once this is sent. If its code was replaced on one side, your account’s code stays and the other card opens nothing. You find the code in QR Codes.',
      other:
        'The cards you printed open your account’s record once this is sent. If a code was replaced on one side, your account’s code stays and the other cards open nothing. You find the codes in QR Codes.',
    }),
  },
  keep: {
    title: 'Keep both records',
    lead: 'For someone else’s record, such as a child’s or a parent’s. You look after it in your account, and its codes stay. Or it stays on this phone for now, and the overview reminds you.',
    later: 'Keep it for later',
    form: 'Keep it as a record',
    failed: 'Not kept as a record',
    unchanged: 'It is still on this phone as it was.',
    noStorage: 'This phone’s storage did not answer. Try again.',
    firstName: 'First name',
    nameMissing: 'Enter a name',
    lastName: 'Last name',
    relationship: 'You are their…',
    relationshipHelp: 'Mother, son, neighbour…',
    button: 'Keep it as their record',
    keeping: 'Keeping it…',
    kept: 'Kept',
    keptDetail: params('You look after {name}’s record now.'),
    full: count({
      one: 'You look after {count} record. That is the most.',
      other: 'You look after {count} records. That is the most.',
    }),
  },
  discard: {
    title: 'Discard it',
    lead: 'For a record that was only tried out.',
    button: 'Discard',
    question: 'Discard the record on this phone?',
    body: params(
      'You lose all of it: {list}. There is no other copy. Cards printed from it never become live.',
    ),
    cancel: 'Cancel',
    save: 'Save a backup file first',
    confirm: 'Discard it',
    done: 'Discarded',
    doneDetail: 'Your account’s record is the one on this phone.',
    failed: 'Not discarded',
    failedDetail: 'This phone’s storage did not answer. The record is still here. Try again.',
    gone: 'Already decided',
    goneDetail: 'You decided about this record in another tab.',
  },
  restore: {
    title: 'Restore from a file',
    lead: 'The backup file you saved on this phone or another. It opens with its passphrase, without a connection.',
    backupOf: params('Backup of {moment}'),
    contents: params('It has: {list}.'),
    unreadable: count({
      one: 'This version of the app cannot read {count} entry. Keep the file.',
      other: 'This version of the app cannot read {count} entries. Keep the file.',
    }),
    into: {
      own: 'It is added to your record. Where the two differ, you are asked.',
      other: params('It is added to {name}’s record. Where the two differ, you are asked.'),
      unnamed: 'It is added to the record shown here. Where the two differ, you are asked.',
    },
    intoNew: 'It becomes a record on this phone, without an account.',
    notStored:
      'This phone could not store it, so nothing was restored. Try again, but not in a private window.',
    readOnly: 'You can view this record but not change it',
    readOnlyText: 'Show your own record, then restore the file.',
    button: 'Restore',
    another: 'Choose another file',
    done: 'Restored',
    here: 'on this phone now',
    inFile: 'in the file',
  },
  choices: {
    title: 'Which is right?',
    lead: 'Nothing is changed before you have picked.',
    /** "Allergy: Penicillin – Severity" */
    question: params('{row} – {fields}'),
    both: 'Keep both',
    missing: 'Pick one',
    next: 'Continue',
    twoPeople: 'Are both of the same person?',
    namesDiffer:
      'Their names differ. If you continue, they become one record. If they are two people, go back. Nothing is changed yet.',
    birthsDiffer:
      'Their dates of birth differ. If you continue, they become one record. If they are two people, go back. Nothing is changed yet.',
    bothDiffer:
      'Their names and dates of birth differ. If you continue, they become one record. If they are two people, go back. Nothing is changed yet.',
  },
  results: {
    noneNew: 'No entry was new.',
    added: count({ one: '{count} entry added.', other: '{count} entries added.' }),
    same: count({
      one: '{count} entry in both, kept once.',
      other: '{count} entries in both, kept once.',
    }),
    fileMissing: params('{row}: the file of “{field}” is not here, so it was left out.'),
    documentMissing: params(
      '{row}: the file of “{field}” is not here, so it was left out. The DNR status needs its document. Set it again.',
    ),
    broken: 'This did not work. Close other apps and tabs, and try again. Nothing is added twice.',
    failed: params('{reason}. Nothing was changed.'),
    noSpace: 'This phone has no space left. Nothing was changed.',
    closed: 'This record was closed in another tab. Nothing was changed.',
    unfit: params('“{row}” does not fit the record here. Nothing was changed.'),
    unfitEntry: 'An entry does not fit the record here. Nothing was changed.',
    otherTab: 'Another tab is using this record',
  },
  waiting: {
    title: 'Your account’s record is not on this phone yet',
    text: 'We need it to compare the two. This continues by itself.',
  },
})
