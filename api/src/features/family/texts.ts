import { defineTexts } from '../../i18n/define-texts'

/** The e-mail that invites to a record. */
export const invitationTexts = defineTexts('invitation', {
  own: {
    subject: '{inviter} invited you to their medical record',
    text: '{inviter} invited you to their medical record. LifeTag keeps what helpers need to know in an emergency.',
  },
  named: {
    subject: '{inviter} invited you to {name}’s record',
    text: '{inviter} invited you to {name}’s record. LifeTag keeps what helpers need to know in an emergency.',
  },
  unnamed: {
    subject: '{inviter} invited you to a medical record',
    text: '{inviter} invited you to a medical record. LifeTag keeps what helpers need to know in an emergency.',
  },
  decide: 'To decide, open this link. Sign in, or create an account with this email address:',
  works: 'The link works once, until {day}. Opening it changes nothing.',
  unknown: 'If you don’t know {inviter}, ignore this email.',
})

/** Why a request was refused. */
export const familyTexts = {
  failures: {
    manyToday: 'There were many invitations today. Try again later.',
    tooManyOpen: ({ most }: { most: number }) =>
      `${most} invitations are already open. Withdraw one first.`,
    idTaken: 'This record already exists, or it was deleted.',
    pastEnd: 'Choose a time in the future',
  },
} as const
