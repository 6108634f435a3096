interface Title {
  own: string
  other: (facts: { name: string }) => string
  /** For a card whose record has no first name. */
  unnamed: string
}

/**
 * The alerts. They contain a first name from the record and nothing that the code shows. None claims that
 * anything happened, because that is unknown.
 */
export const alertTexts = {
  opened: {
    title: {
      own: 'Your card was opened',
      other: ({ name }) => `${name}’s card was opened`,
      unnamed: 'A card you get alerts for was opened',
    } satisfies Title,
    body: ({ moment }: { moment: string }) =>
      `Someone scanned its code on ${moment}. This may be a test.`,
  },
  helping: {
    title: {
      own: 'Someone with your card asks for your family',
      other: ({ name }) => `Someone with ${name}’s card asks for you`,
      unnamed: 'Someone with a card you get alerts for asks for you',
    } satisfies Title,
    body: ({ moment }: { moment: string }) =>
      `They pressed “Tell the family” on ${moment}. They left no phone number. This may be a test.`,
    bodyWithPhone: ({ moment, phone }: { moment: string; phone: string }) =>
      `They pressed “Tell the family” on ${moment}. Call them: ${phone}. This may be a test.`,
    toPlace: ({ link }: { link: string }) =>
      `If they share where they are, you can see it here for 24 hours: ${link}`,
  },
  place: {
    title: {
      own: 'Where the helper with your card is',
      other: ({ name }) => `Where the helper with ${name}’s card is`,
      unnamed: 'Where the helper is',
    } satisfies Title,
    body: ({ moment }: { moment: string }) =>
      `They shared it on ${moment}. You can see it for 24 hours. This may be a test.`,
    toPlace: ({ link }: { link: string }) => `See where they are: ${link}`,
  },
  email: {
    start: ({ title, body }: { title: string; body: string }) => `Hello,\n\n${title}. ${body}`,
    see: ({ link }: { link: string }) => `Open this code and what the helper left: ${link}`,
    end: ({ link }: { link: string }) => `Stop these messages: ${link}\n\nLifeTag\n`,
  },
  stop: 'Stop these',
}
