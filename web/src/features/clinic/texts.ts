import type { Expiration } from 'sync-protocol/qr'
import type { SummaryLevel } from 'sync-protocol/shl'
import { count, defineTexts, params } from '../../i18n/define-texts'

/** The sentences of files and links. Those of reading one are in `texts-import.ts`, which loads later. */
export const clinicTexts = defineTexts('clinic', {
  card: {
    firstTime: 'Connect once to use this.',
    own: 'Your record as a patient summary (IPS) that clinics can import. Make a file on this phone, or a link.',
    other: params(
      '{name}’s record as a patient summary (IPS) that clinics can import. Make a file on this phone, or a link.',
    ),
    unnamed:
      'This record as a patient summary (IPS) that clinics can import. Make a file on this phone, or a link.',
    onlyAdd: 'You can add a clinic’s summary to this record. Only its guardians can share it.',
    file: 'Make the file',
    links: 'Links',
    add: 'Add from a clinic',
  },
  levels: {
    healthcare: {
      label: 'Everything',
      help: 'Includes birth date, address, past conditions, prescribers and insurance.',
    },
    emergency: {
      label: 'Emergency essentials',
      help: 'What an emergency code shows. No birth date, address, past conditions or insurance.',
    },
  } satisfies Record<SummaryLevel, { label: string; help: string }>,
  whatTheySee: 'What the clinic sees',
  file: {
    title: 'A summary for a clinic',
    reportedByYou: 'The file says that you reported it yourself.',
    reportedBy: params('The file says that {name} reported it.'),
    reportedByGuardian: 'The file says that a guardian reported it.',
    note: 'It has no photos or documents. Anyone with the file can read it.',
    save: 'Save the file',
    saved: 'Summary saved',
    savedDetail: 'It is in your downloads. It is not encrypted, so give it only to the clinic.',
  },
  links: {
    title: 'Links for a clinic',
    needsAccount: 'Needs an account',
    needsAccountText:
      'Clinics get a link from our server, so it needs an account. The file and your codes work without one.',
    backUp: 'Back up and sync',
    lead: 'A clinic scans the code and reads what you allow. You see who opened it and can stop it.',
    make: 'Make a new link',
    because: 'These are the links on this phone. Connect to see who opened them.',
    none: 'No links yet.',
    unread: 'This phone cannot read your links now',
    unreadText: 'They still work. LifeTag keeps trying to read them.',
    list: 'Your links',
    locked: 'Locked',
    ended: 'Ended',
    open: 'Open',
    openLink: params('Open the link: {label}'),
    back: 'Back to your links',
  },
  link: {
    live: {
      healthcare: 'Everything, always up to date.',
      emergency: 'Emergency essentials, always up to date.',
    } satisfies Record<SummaryLevel, string>,
    sealed: {
      healthcare: params('Everything, as it was on {day}.'),
      emergency: params('Emergency essentials, as it was on {day}.'),
    } satisfies Record<SummaryLevel, (parts: { day: string }) => string>,
    hasPasscode: 'It needs a passcode.',
    expired: params('Expired on {moment}.'),
    stopped: params('You stopped it on {moment}.'),
    locked: 'Locked after too many wrong passcodes. Make a new link.',
    worksUntil: params('Works until {moment}.'),
    worksUntilStopped: 'Works until you stop it.',
    triesLeft: count({
      one: 'It locks after {count} more wrong passcode.',
      other: 'It locks after {count} more wrong passcodes.',
    }),
    picture: params('Code of the link “{label}”'),
    notHere: 'Only the phone that made this link can show it.',
    connectToStop: 'Connect to stop a link.',
    stop: 'Stop this link',
    stopQuestion: params('Stop “{label}”?'),
    stopBody: 'The link stops working. Clinics keep what they already saved.',
    stopConfirm: 'Stop the link',
    stoppedTitle: 'Link stopped',
    stoppedDetail: 'It no longer works.',
    notStopped: 'Not stopped',
    handWithPasscode:
      'The clinic scans this code, or opens the link. It asks for the passcode. Give it to the clinic yourself.',
    hand: 'The clinic scans this code, or opens the link. Anyone who has it can read the summary.',
    copy: 'Copy link',
    showCode: 'Show the code instead.',
    share: 'Share',
    notShared: 'Not shared',
    notSharedDetail: 'Copy the link instead.',
    print: 'Print with the summary',
    copyNow: 'Copy this link now',
    copyNowDetail:
      'This phone could not save the link. You can stop it later, but not see it again.',
    tooLarge: 'This record is too large for this kind of link. Choose “Always up to date”.',
  },
  requests: {
    title: 'Who opened it',
    none: 'No one has opened it yet.',
    lead: 'These names are not verified. Kept for one year.',
    opened: params('“{name}” opened it.'),
    wrongPasscode: params('“{name}” entered a wrong passcode.'),
    moreOpened: 'More names from the same network opened it.',
    moreWrongPasscode: 'More names from the same network entered a wrong passcode.',
    times: count({ one: '{when}, {count} time', other: '{when}, {count} times' }),
  },
  newLink: {
    because: 'Making a link needs a connection. The file and your codes work without one.',
    how: 'How',
    live: {
      label: 'Always up to date',
      help: 'The clinic always sees your current record. You can set a passcode.',
    },
    sealed: {
      label: 'As it is now',
      help: 'Encrypted on this phone, so our server cannot read it. Later changes are not included.',
    },
    works: 'It works',
    until: {
      '1hour': 'For an hour',
      '24hours': 'For a day',
      '1week': 'For a week',
      '1month': 'For a month',
      never: 'Until I stop it',
    } satisfies Record<Expiration, string>,
    passcode: 'Passcode (optional)',
    passcodeHelp: count({
      one: 'At least {count} character. Give it to the clinic separately. After 10 wrong tries the link locks for good.',
      other:
        'At least {count} characters. Give it to the clinic separately. After 10 wrong tries the link locks for good.',
    }),
    passcodeTooShort: count({
      one: 'Use at least {count} character',
      other: 'Use at least {count} characters',
    }),
    name: 'Name of the link',
    nameHelp: 'Anyone with the link can read this name.',
    namePlaceholder: 'Patient summary',
    make: 'Make the link',
    making: 'Making it…',
  },
  paper: {
    choose: 'Code for a clinic’s software',
    help: 'Anyone holding this paper can open it.',
    none: 'None',
    title: 'For a clinic’s software: SMART Health Link',
    hasPasscode: 'It needs a passcode that is not on this paper.',
  },
})
