import { defineTexts } from '../../i18n/define-texts'

/**
 * The e-mail that confirms an address. It contains nothing that a person typed, because it may go to a stranger.
 */
export const confirmationTexts = defineTexts('confirmation', {
  new: {
    subject: 'Confirm your email address for LifeTag',
    text: 'Someone created a LifeTag account with this email address.',
    until: 'Until you confirm, we can’t email alerts or send invitations.',
  },
  change: {
    subject: 'Confirm the new email address of your LifeTag account',
    text: 'Someone wants to use this email address for their LifeTag account.',
    until: 'Until you confirm, emails go to your old address.',
  },
  wasYou: 'If this was you, open this link and confirm the address:',
  works: 'The link works until {day}, on any device.',
  notYou:
    'If this was not you, ignore this email. We send nothing else about that account here. You can also open the link and press “This was not me” to remove your address from the account.',
})

/** Why a request was refused. */
export const authTexts = {
  failures: {
    emailTaken: 'An account with this email address already exists',
    handedOverAlready: 'This record is already being handed over. Stop that first.',
    otherPasskey: 'This passkey belongs to another account.',
    unknownPasskey: 'This passkey does not sign in here.',
    passkeyUnchecked: 'The passkey could not be checked. Try again.',
    lastPasskey: 'This is your only way to sign in. Set a password or add another passkey first.',
    tooManyPasskeys: ({ most }: { most: number }) =>
      `An account can have ${most} passkeys. Remove one you do not use.`,
    wrongPassword: 'The password is wrong.',
    wrongRecoveryCode: 'The email address or the recovery code is wrong.',
    manyEmails: 'This address got several emails today. Look in its spam folder, or try later.',
  },
  sessions: { unknownDevice: 'An unknown device' },
} as const
