interface Invitation {
  inviter: string
  link: string
  day: string
}

/** The e-mail that invites to a record, and why a request was refused. */
export const familyTexts = {
  invitation: {
    own: {
      subject: ({ inviter }: { inviter: string }) =>
        `${inviter} invited you to their medical record`,
      text: ({ inviter, link, day }: Invitation) => `Hello,

${inviter} invited you to their medical record. LifeTag keeps what helpers need to know in an emergency.

To decide, open this link. Sign in, or create an account with this email address:

${link}

The link works once, until ${day}. Opening it changes nothing.

If you don’t know ${inviter}, ignore this email.

LifeTag
`,
    },
    named: {
      subject: ({ inviter, name }: { inviter: string; name: string }) =>
        `${inviter} invited you to ${name}’s record`,
      text: ({ inviter, name, link, day }: Invitation & { name: string }) => `Hello,

${inviter} invited you to ${name}’s record. LifeTag keeps what helpers need to know in an emergency.

To decide, open this link. Sign in, or create an account with this email address:

${link}

The link works once, until ${day}. Opening it changes nothing.

If you don’t know ${inviter}, ignore this email.

LifeTag
`,
    },
    unnamed: {
      subject: ({ inviter }: { inviter: string }) => `${inviter} invited you to a medical record`,
      text: ({ inviter, link, day }: Invitation) => `Hello,

${inviter} invited you to a medical record. LifeTag keeps what helpers need to know in an emergency.

To decide, open this link. Sign in, or create an account with this email address:

${link}

The link works once, until ${day}. Opening it changes nothing.

If you don’t know ${inviter}, ignore this email.

LifeTag
`,
    },
  },
  failures: {
    manyToday: 'There were many invitations today. Try again later.',
    tooManyOpen: ({ most }: { most: number }) =>
      `${most} invitations are already open. Withdraw one first.`,
    idTaken: 'This record already exists, or it was deleted.',
    pastEnd: 'Choose a time in the future',
  },
} as const
