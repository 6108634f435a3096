/** These texts ask a contact who has no account. They contain only first names. */
export const contactTexts = {
  /** Names a person whose account has no name. */
  someone: 'Someone',
  email: {
    subject: 'Get alerts when a card is opened?',
    text: ({ askedBy, name, link }: { askedBy: string; name: string; link: string }) => `Hello,

${askedBy} asks if you want alerts when ${name}’s LifeTag card is opened.

To say yes, open this link and confirm: ${link}

If you did not expect this, do nothing. We will not write again.

LifeTag
`,
    textUnnamed: ({ askedBy, link }: { askedBy: string; link: string }) => `Hello,

${askedBy} asks if you want alerts when their LifeTag card is opened.

To say yes, open this link and confirm: ${link}

If you did not expect this, do nothing. We will not write again.

LifeTag
`,
  },
  message: {
    title: 'LifeTag',
    body: ({ askedBy, name }: { askedBy: string; name: string }) =>
      `${askedBy} asks if you want alerts when ${name}’s LifeTag card is opened. If you did not expect this, do nothing.`,
    bodyUnnamed: ({ askedBy }: { askedBy: string }) =>
      `${askedBy} asks if you want alerts when their LifeTag card is opened. If you did not expect this, do nothing.`,
    link: 'Say yes',
  },
  failures: {
    tooMany: ({ most }: { most: number }) =>
      `At most ${most} contacts can get alerts. Remove one first.`,
    noSubscription: 'This is not a subscription that a browser makes.',
    unknownService: 'We do not know this push service',
  },
} as const
