import type { AccessLevel, QrType } from 'sync-protocol/qr'
import { count, defineTexts, params } from '../../i18n/define-texts'

/** The sentences of Home and of "Show my code", except for what a card says. */
export const dashboardTexts = defineTexts('dashboard', {
  card: {
    title: 'What a responder sees first',
    edit: 'Edit',
  },
  empty: {
    sentence: 'Your allergies, medicines and contacts on one card that anyone can scan.',
    button: 'Make your card',
  },
  todos: {
    title: 'To do',
    unfinished: {
      own: 'Your card is not finished',
      other: 'This card is not finished',
      detail: 'What you have entered so far is saved.',
      action: 'Continue',
    },
    contact: { text: 'No emergency contact yet', action: 'Add Contact' },
    code: { text: 'No code yet, so no one can open this record', action: 'Make a code' },
    updateCode: { text: 'The code shows an older record', action: 'Update the code' },
    stalePrints: {
      text: count({ one: '{count} print is out of date', other: '{count} prints are out of date' }),
      action: 'Print again',
    },
    deadPrints: {
      text: count({ one: '{count} print opens nothing', other: '{count} prints open nothing' }),
      detail: 'Throw it away and print again.',
      action: 'See the prints',
    },
    email: {
      text: 'Confirm your email address',
      detail: 'Until you confirm, we can’t email alerts or send invitations.',
      action: 'See how',
    },
    kit: {
      text: 'You have no recovery kit yet',
      detail: 'Without it, a forgotten password can lock you out.',
      action: 'Make a kit',
    },
    waiting: {
      text: params('{name} waits for you to let them in'),
      action: 'Decide',
    },
    backup: {
      text: 'Only on this phone. If it is lost, so is this record.',
      detail: 'An account is free and takes your record as it is.',
      action: 'Back up and sync',
    },
    dueDate: {
      text: 'The due date has passed. Responders no longer read of a pregnancy.',
      action: 'Change the date',
    },
    allergies: { text: 'Allergies: nothing entered yet', action: 'Add Allergy' },
    medications: { text: 'Medicines: nothing entered yet', action: 'Add Medication' },
    conditions: { text: 'Conditions: nothing entered yet', action: 'Add Condition' },
    birth: { text: 'No date of birth yet', action: 'Add it' },
    stillRight: {
      text: 'Still right?',
      own: 'You last checked your record six months ago or longer.',
      other: 'No one has checked this record for six months or longer.',
      action: 'Confirm',
      done: 'Confirmed',
      doneDetail: 'Responders see how recent the record is.',
    },
  },
  links: {
    label: 'Use the card',
    print: 'Print',
    family: 'Family and carers',
    familyDetail: 'Make cards for people you care for.',
  },
  code: {
    picture: 'Code that opens my emergency record',
    another: 'Show another code',
    infos: {
      emergency: 'Emergency Info',
      complete: 'Complete Info',
      allergies: 'Allergies Info',
      medications: 'Medications Info',
      contacts: 'Contacts Info',
    } satisfies Record<QrType, string>,
    readers: {
      emergency: 'For emergency personnel.',
      healthcare: 'For healthcare professionals.',
      public: 'For anyone.',
    } satisfies Record<AccessLevel, string>,
    made: params('{info}, made {day}.'),
    scan: 'Scan it with a phone’s camera.',
    older:
      'The record changed after this code was made. Without a connection it shows the old one.',
    update: 'Update my code',
    copyWorks: 'The copy inside the code works now.',
    liveWithAccount: 'The live page opens once you have backed up your record.',
    liveOnceSent: 'The live page opens after your next connection.',
    expired: 'Your code has expired, so no one can open your record with it.',
    renew: 'Renew it',
    none: 'No QR codes generated yet. Make one, and it is one tap away from here on.',
    make: 'Make a code',
  },
})
