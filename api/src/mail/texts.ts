import { defineTexts } from '../i18n/define-texts'

/** Paragraphs that several e-mails have. */
export const mailTexts = defineTexts('mail', {
  hello: 'Hello,',
  /** Names a person whose account has no name. */
  someone: 'Someone',
  /** A browser and its system. */
  device: '{browser} on {system}',
  unknownDevice: 'An unknown device',
  happened: 'This happened on {moment}.',
  notYou: 'If this was not you, change your password and sign out your other devices: {security}',
})

/** The e-mails to accounts. They contain nothing of a record except first names. */
export const noticeTexts = defineTexts('notices', {
  new_device: {
    subject: 'New sign-in to your LifeTag account',
    text: 'Someone signed in to your account on a new device: {device}.',
    wasYou: 'If this was you, there is nothing to do.',
  },
  sign_in_tried: {
    subject: 'Someone is trying passwords on your LifeTag account',
    text: 'Someone tried many passwords on your account. None was right.',
    wait: 'New devices now have to wait before they can try again. You can still sign in on a device you used before, with a passkey or with a recovery code.',
    elsewhere: 'If you use this password elsewhere, choose a new one: {security}',
  },
  password_changed: {
    subject: 'Your LifeTag password was changed',
    text: 'Your password was changed, and your other devices were signed out.',
    codes: 'Your old recovery codes no longer work. Make new ones: {security}',
  },
  password_recovered: {
    subject: 'Your LifeTag password was changed',
    text: 'Someone used one of your recovery codes and chose a new password.',
    codes:
      'All devices were signed out, and your other recovery codes no longer work. Make new ones: {security}',
    notYou:
      'If this was not you, sign in with a passkey and change the password. Or ask the people who run this service.',
  },
  passkey_added: {
    subject: 'A passkey was added to your LifeTag account',
    text: 'A new passkey can now sign in to your account.',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your LifeTag account',
    text: 'One of your passkeys can no longer sign in to your account.',
  },
  recovery_codes_made: {
    subject: 'New recovery codes for your LifeTag account',
    text: 'Someone made new recovery codes for your account. The old ones no longer work.',
  },
  email_change_asked: {
    subject: 'A new email address for your LifeTag account',
    text: 'Someone asked to change the email address of your account. We use your current address until the new one is confirmed.',
  },
  email_changed: {
    subject: 'The email address of your LifeTag account was changed',
    text: 'Your account has a new email address. Use it to sign in from now on. You get no more emails here.',
    notYou:
      'If this was not you, use a device that is still signed in, or a passkey. Change the address back and sign out the other devices: {security}',
  },
  account_deleted: {
    subject: 'Your LifeTag account was deleted',
    text: 'Your account and everything in it was deleted. Your printed codes no longer work.',
  },
  code_opened: {
    subject: 'Someone opened the protected view of your code',
    text: 'Someone opened the protected view of one of your codes.',
    see: 'See who they said they are, or stop the code: {code}',
  },
  pin_tried: {
    subject: 'Someone tried a wrong PIN on one of your codes',
    text: 'Someone tried a wrong PIN on one of your codes. They did not see what it protects.',
    locks:
      'Five wrong tries in an hour lock the code for a while. Twenty lock it until you unlock it.',
    see: 'See when it happened, or choose a new PIN: {code}',
  },
  invitation_waiting: {
    subject: '{who} waits for you to let them in',
    text: '{who} accepted your invitation to {name}’s record. They see nothing until you let them in.',
    textUnnamed:
      '{who} accepted your invitation to a record. They see nothing until you let them in.',
    see: 'Check who it is, and let them in: {link}',
  },
  invitation_accepted: {
    subject: '{who} accepted your invitation',
    text: '{who} accepted your invitation to {name}’s record, and can open it now.',
    textUnnamed: '{who} accepted your invitation to a record, and can open it now.',
    see: 'See who can open it: {link}',
  },
  invitation_confirmed: {
    subject: '{name}’s record was shared with you',
    subjectUnnamed: 'A record was shared with you',
    text: 'Your invitation was confirmed. You can open the record now.',
    see: 'Open it: {link}',
  },
  hand_over_asked: {
    subject: 'A record you look after will be handed over',
    text: 'Someone who looks after a record with you asked to hand it over. It becomes the person’s own account, and they decide who can open it.',
    when: 'This happens on {takesEffect}. You can stop it until then.',
    see: 'See who gets it, or stop it: {link}',
    asked: 'This was asked on {moment}.',
  },
  hand_over_stopped: {
    subject: 'A hand-over was stopped',
    text: 'A record you look after will not be handed over. Nothing has changed.',
    see: 'See the record: {link}',
  },
  hand_over_done: {
    subject: 'A record was handed over',
    text: 'A record you looked after is now the person’s own account.',
    see: 'See what you can still do: {link}',
  },
  removed_from_record: {
    subject: 'A record is no longer shared with you',
    text: 'You were removed from a record that was shared with you. Your devices delete their copy when they are next online.',
    mistake: 'If you think this is a mistake, ask the person who invited you.',
  },
  role_lowered: {
    subject: 'Your role in a record has changed',
    text: 'Your role in a record that is shared with you was changed, or now has an end.',
    see: 'See what you can still do: {link}',
  },
  shared_record_deleted: {
    subject: 'A record that was shared with you was deleted',
    text: 'A record that was shared with you was deleted, with everything in it. Its printed codes no longer work.',
  },
})
