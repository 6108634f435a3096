import type { AccessRole } from 'sync-protocol/family'
import { count, defineTexts, params } from '../../i18n/define-texts'

/** The sentences of the screens that a phone keeps. Those of the other screens are in `texts-online.ts`. */
export const familyTexts = defineTexts('family', {
  roles: {
    names: {
      person: 'Your own record',
      guardian: 'Guardian',
      carer: 'Carer',
      viewer: 'Viewer',
    } satisfies Record<AccessRole, string>,
    lines: {
      person: 'Your own record',
      guardian: 'You can do everything',
      carer: 'You can read and edit it',
      viewer: 'You can read it',
    } satisfies Record<AccessRole, string>,
    lookAfter: 'You look after this record',
    unsent: 'Only on this phone until it is sent',
  },
  bar: {
    showAnother: 'Show another record',
    question: 'Whose record?',
    family: 'Family and carers',
    waits: params('{name} waits to be let in'),
  },
  family: {
    title: 'Family and carers',
    lead: 'Records you look after, and who can open yours.',
    back: 'Back to Profile',
    waitsText: 'They see nothing until you decide.',
    decide: 'Decide',
    invite: 'Invite someone',
    open: 'Open',
    openRecord: {
      other: params('Open {name}’s record'),
      unnamed: params('Open the record with no name'),
    },
    members: 'Who may open it',
    membersOf: {
      other: params('Who may open it: {name}’s record'),
      unnamed: params('Who may open it: the record with no name'),
    },
  },
  add: {
    title: 'Add a record',
    lead: 'For a child, a parent, or anyone without an account. You can hand it over later.',
    full: count({
      one: 'You look after {count} record. That is the most.',
      other: 'You look after {count} records. That is the most.',
    }),
    firstName: 'First name',
    nameMissing: 'Enter a name',
    lastName: 'Last name',
    relationship: 'You are their…',
    relationshipHelp: 'Mother, son, neighbour…',
    color: 'Color',
    anyColor: 'Any',
    button: 'Add record',
    ready: params('{name}’s record is ready'),
    readyDetail: 'It works on this phone now.',
    noRoom: 'This phone has no space left. Free some space and try again.',
    notStored: 'This phone could not store it. Try again.',
  },
  othersProfile: {
    members: 'Who may open it',
    alerts: 'Who is told',
    backup: 'Backup file',
    summary: 'Print a summary',
    account: 'Your account',
    accountDetail: 'Password, devices and your own record',
  },
  reminders: {
    handOverTitle: {
      own: params('Your record is being handed over'),
      other: params('{name}’s record is being handed over'),
      unnamed: params('A record with no name is being handed over'),
    },
    handOverText: params(
      'It becomes an account of its own on {moment}. You can stop it until then.',
    ),
    seeOrStop: 'See or stop it',
    check: {
      own: params('Check who can open your record'),
      other: params('Check who can open {name}’s record'),
      unnamed: params('Check who can open the record with no name'),
    },
    checkText: 'You last looked a year ago. Nothing changes until you change it.',
    look: 'Look at it',
    isRight: 'It is right',
    ofAge: params('{name} is {age} now. Hand the record over?'),
    adult:
      'As an adult, they decide who can open it. It becomes their own account, and you can stay in it.',
    teenage:
      'At this age, many start to look after their own record. You can hand it over and stay in it.',
    handOver: 'Hand over',
    notNow: 'Not now',
    notStored: 'Not stored',
    notStoredDetail: 'Your phone’s storage did not answer. We will ask again.',
  },
  leftovers: {
    title: {
      other: params('You can no longer open {name}’s record'),
      unnamed: params('You can no longer open a record with no name'),
    },
    text: count({
      one: 'It has left this phone. {count} change you made was not sent.',
      other: 'It has left this phone. {count} changes you made were not sent.',
    }),
    save: 'Save as a file',
    discard: 'Discard',
    question: 'Discard the unsent changes?',
    body: {
      other: count({
        one: 'You lose {count} change to {name}’s record.',
        other: 'You lose {count} changes to {name}’s record.',
      }),
      unnamed: count({
        one: 'You lose {count} change to a record with no name.',
        other: 'You lose {count} changes to a record with no name.',
      }),
    },
    notDiscarded: 'Not discarded',
    notDiscardedDetail:
      'Your phone’s storage did not answer. The changes are still here. Try again.',
    fileTitle: {
      other: params('Changes to {name}’s record that were not sent'),
      unnamed: params('Changes to a record with no name that were not sent'),
    },
    deleted: params('{list}: deleted'),
  },
})
