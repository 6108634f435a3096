interface Change {
  security: string
  moment: string
}

interface CodeLink {
  code: string
  moment: string
}

interface RecordLink {
  link: string
  moment: string
}

interface Acceptance extends RecordLink {
  who: string
  name: string
}

/** The e-mails to accounts. They contain nothing of a record except first names. */
export const noticeTexts = {
  /** Names a person whose account has no name. */
  someone: 'Someone',
  new_device: {
    subject: 'New sign-in to your LifeTag account',
    text: ({ device, security, moment }: Change & { device: string }) => `Hello,

Someone signed in to your account on a new device: ${device}.

If this was you, there is nothing to do.

If this was not you, change your password and sign out your other devices: ${security}

This happened on ${moment}.

LifeTag
`,
  },
  sign_in_tried: {
    subject: 'Someone is trying passwords on your LifeTag account',
    text: ({ security, moment }: Change) => `Hello,

Someone tried many passwords on your account. None was right.

New devices now have to wait before they can try again. You can still sign in on a device you used before, with a passkey or with a recovery code.

If you use this password elsewhere, choose a new one: ${security}

This happened on ${moment}.

LifeTag
`,
  },
  password_changed: {
    subject: 'Your LifeTag password was changed',
    text: ({ security, moment }: Change) => `Hello,

Your password was changed, and your other devices were signed out.

Your old recovery codes no longer work. Make new ones: ${security}

If this was not you, change your password and sign out your other devices: ${security}

This happened on ${moment}.

LifeTag
`,
  },
  password_recovered: {
    subject: 'Your LifeTag password was changed',
    text: ({ security, moment }: Change) => `Hello,

Someone used one of your recovery codes and chose a new password.

All devices were signed out, and your other recovery codes no longer work. Make new ones: ${security}

If this was not you, sign in with a passkey and change the password. Or ask the people who run this service.

This happened on ${moment}.

LifeTag
`,
  },
  passkey_added: {
    subject: 'A passkey was added to your LifeTag account',
    text: ({ security, moment }: Change) => `Hello,

A new passkey can now sign in to your account.

If this was not you, change your password and sign out your other devices: ${security}

This happened on ${moment}.

LifeTag
`,
  },
  passkey_removed: {
    subject: 'A passkey was removed from your LifeTag account',
    text: ({ security, moment }: Change) => `Hello,

One of your passkeys can no longer sign in to your account.

If this was not you, change your password and sign out your other devices: ${security}

This happened on ${moment}.

LifeTag
`,
  },
  recovery_codes_made: {
    subject: 'New recovery codes for your LifeTag account',
    text: ({ security, moment }: Change) => `Hello,

Someone made new recovery codes for your account. The old ones no longer work.

If this was not you, change your password and sign out your other devices: ${security}

This happened on ${moment}.

LifeTag
`,
  },
  email_change_asked: {
    subject: 'A new email address for your LifeTag account',
    text: ({ security, moment }: Change) => `Hello,

Someone asked to change the email address of your account. We use your current address until the new one is confirmed.

If this was not you, change your password and sign out your other devices: ${security}

This happened on ${moment}.

LifeTag
`,
  },
  email_changed: {
    subject: 'The email address of your LifeTag account was changed',
    text: ({ security, moment }: Change) => `Hello,

Your account has a new email address. Use it to sign in from now on. You get no more emails here.

If this was not you, use a device that is still signed in, or a passkey. Change the address back and sign out the other devices: ${security}

This happened on ${moment}.

LifeTag
`,
  },
  account_deleted: {
    subject: 'Your LifeTag account was deleted',
    text: ({ moment }: { moment: string }) => `Hello,

Your account and everything in it was deleted. Your printed codes no longer work.

This happened on ${moment}.

LifeTag
`,
  },
  code_opened: {
    subject: 'Someone opened the protected view of your code',
    text: ({ code, moment }: CodeLink) => `Hello,

Someone opened the protected view of one of your codes.

See who they said they are, or stop the code: ${code}

This happened on ${moment}.

LifeTag
`,
  },
  pin_tried: {
    subject: 'Someone tried a wrong PIN on one of your codes',
    text: ({ code, moment }: CodeLink) => `Hello,

Someone tried a wrong PIN on one of your codes. They did not see what it protects.

Five wrong tries in an hour lock the code for a while. Twenty lock it until you unlock it.

See when it happened, or choose a new PIN: ${code}

This happened on ${moment}.

LifeTag
`,
  },
  invitation_waiting: {
    subject: ({ who }: { who: string }) => `${who} waits for you to let them in`,
    text: ({ who, name, link, moment }: Acceptance) => `Hello,

${who} accepted your invitation to ${name}’s record. They see nothing until you let them in.

Check who it is, and let them in: ${link}

This happened on ${moment}.

LifeTag
`,
    textUnnamed: ({ who, link, moment }: Omit<Acceptance, 'name'>) => `Hello,

${who} accepted your invitation to a record. They see nothing until you let them in.

Check who it is, and let them in: ${link}

This happened on ${moment}.

LifeTag
`,
  },
  invitation_accepted: {
    subject: ({ who }: { who: string }) => `${who} accepted your invitation`,
    text: ({ who, name, link, moment }: Acceptance) => `Hello,

${who} accepted your invitation to ${name}’s record, and can open it now.

See who can open it: ${link}

This happened on ${moment}.

LifeTag
`,
    textUnnamed: ({ who, link, moment }: Omit<Acceptance, 'name'>) => `Hello,

${who} accepted your invitation to a record, and can open it now.

See who can open it: ${link}

This happened on ${moment}.

LifeTag
`,
  },
  invitation_confirmed: {
    subject: ({ name }: { name: string }) => `${name}’s record was shared with you`,
    subjectUnnamed: 'A record was shared with you',
    text: ({ link, moment }: RecordLink) => `Hello,

Your invitation was confirmed. You can open the record now.

Open it: ${link}

This happened on ${moment}.

LifeTag
`,
  },
  hand_over_asked: {
    subject: 'A record you look after will be handed over',
    text: ({ takesEffect, link, moment }: RecordLink & { takesEffect: string }) => `Hello,

Someone who looks after a record with you asked to hand it over. It becomes the person’s own account, and they decide who can open it.

This happens on ${takesEffect}. You can stop it until then.

See who gets it, or stop it: ${link}

This was asked on ${moment}.

LifeTag
`,
  },
  hand_over_stopped: {
    subject: 'A hand-over was stopped',
    text: ({ link, moment }: RecordLink) => `Hello,

A record you look after will not be handed over. Nothing has changed.

See the record: ${link}

This happened on ${moment}.

LifeTag
`,
  },
  hand_over_done: {
    subject: 'A record was handed over',
    text: ({ link, moment }: RecordLink) => `Hello,

A record you looked after is now the person’s own account.

See what you can still do: ${link}

This happened on ${moment}.

LifeTag
`,
  },
  removed_from_record: {
    subject: 'A record is no longer shared with you',
    text: ({ moment }: { moment: string }) => `Hello,

You were removed from a record that was shared with you. Your devices delete their copy when they are next online.

If you think this is a mistake, ask the person who invited you.

This happened on ${moment}.

LifeTag
`,
  },
  shared_record_deleted: {
    subject: 'A record that was shared with you was deleted',
    text: ({ moment }: { moment: string }) => `Hello,

A record that was shared with you was deleted, with everything in it. Its printed codes no longer work.

This happened on ${moment}.

LifeTag
`,
  },
} as const
