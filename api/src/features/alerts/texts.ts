import { defineTexts } from '../../i18n/define-texts'

/** These texts ask a contact who has no account. They contain only first names. */
export const contactTexts = defineTexts('contact', {
  subject: 'Get alerts when a card is opened?',
  asks: '{askedBy} asks if you want alerts when {name}’s LifeTag card is opened.',
  asksUnnamed: '{askedBy} asks if you want alerts when their LifeTag card is opened.',
  sayYes: 'To say yes, open this link and confirm: {link}',
  unexpected: 'If you did not expect this, do nothing. We will not write again.',
  /** A message with a link. `yes` is the text of the link. */
  message: {
    asks: '{askedBy} asks if you want alerts when {name}’s LifeTag card is opened. If you did not expect this, do nothing.',
    asksUnnamed:
      '{askedBy} asks if you want alerts when their LifeTag card is opened. If you did not expect this, do nothing.',
    yes: 'Say yes',
  },
})

/** The pages that the links of messages open. They contain nothing of the record except first names. */
export const linkTexts = defineTexts('link', {
  someone: 'Someone',
  joinTitle: {
    named: 'Get alerts when {name}’s card is opened?',
    unnamed: 'Get alerts when this card is opened?',
  },
  asks: {
    named:
      '{inviter} asks if you want alerts. You get one when {name}’s card is opened, or a helper presses “Tell the family”.',
    unnamed:
      '{inviter} asks if you want alerts. You get one when this card is opened, or a helper presses “Tell the family”.',
  },
  emailHas: 'Each email has the time, and a number to call if the helper left one.',
  messageHas: 'Each message has the time, and a number to call if the helper left one.',
  nothing: 'It says nothing about health. It may be a test.',
  emailStop: 'You can stop any time, with the link in each email. Your address stays private.',
  messageStop: 'You can stop any time, with the link in each message. Your address stays private.',
  fillOne: 'Fill in one of them.',
  wrongEmail: 'Enter an email address, such as ben@example.org.',
  wrongSms: 'Enter a number with its country, such as +49 151 12345678.',
  wrongNtfy: 'Enter a topic of 16 letters and digits or more.',
  wrongEither:
    'Enter a number with its country, such as +49 151 12345678, or a topic of 16 letters and digits or more.',
  unsent: 'The message could not be sent. Try again, or choose another way.',
  tooMany: 'There were many messages today. Try again tomorrow.',
  oneEnough: 'One of these is enough. If you enter an email address, we use that.',
  email: 'Your email address',
  sms: 'Or a phone number for text messages, with its country (+49 …)',
  ntfy: 'Or a topic of ntfy that no one can guess, with 16 characters or more',
  join: 'Send me alerts',
  sentTitle: 'Check your email',
  sent: 'We sent you an email. Open its link to finish.',
  sentTextTitle: 'Check your messages',
  sentText: 'We sent you a message. Open its link to finish.',
  confirmTitle: {
    named: 'Get alerts about {name}’s card?',
    unnamed: 'Get alerts about this card?',
  },
  confirm: 'Yes, send me alerts',
  activeTitle: 'You get alerts from now on',
  active: {
    named:
      'You get a message when {name}’s card is opened, or a helper asks for the family. Each message has a link to stop them.',
    unnamed:
      'You get a message when this card is opened, or a helper asks for the family. Each message has a link to stop them.',
  },
  stopTitle: 'Stop these messages?',
  stop: {
    named: 'You now get one when {name}’s card is opened, or a helper asks for the family.',
    unnamed: 'You now get one when this card is opened, or a helper asks for the family.',
  },
  stopButton: 'Stop these messages',
  stoppedTitle: 'These messages have stopped',
  stopped: 'To get alerts again, ask for a new link, or turn them on in the app.',
  placeTitle: 'Where the helper is',
  noPlace:
    'The helper has not shared a location, or it was more than 24 hours ago. If they share one, you see it here.',
  toMap: 'Open it in a map on this device',
  shared: {
    named: 'The person with {name}’s card shared this. You can see it for 24 hours.',
    unnamed: 'The person with this card shared this. You can see it for 24 hours.',
  },
  endedTitle: 'This link has ended',
  ended: 'The link was used, withdrawn or is too old. Ask for a new one.',
  busyTitle: 'This does not work right now',
  busy: 'Try again in a few minutes.',
})

/** Why a request was refused. */
export const alertFailures = {
  tooMany: ({ most }: { most: number }) =>
    `At most ${most} contacts can get alerts. Remove one first.`,
  noSubscription: 'This is not a subscription that a browser makes.',
  unknownService: 'We do not know this push service',
} as const
