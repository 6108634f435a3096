import { defineTexts } from '../i18n/define-texts'

/**
 * The alerts. They contain a first name from the record and nothing that the code shows. None claims that
 * anything happened, because that is unknown. A title is `unnamed` for a card whose record has no first name.
 */
export const alertTexts = defineTexts('alerts', {
  opened: {
    title: {
      own: 'Your card was opened',
      other: '{name}’s card was opened',
      unnamed: 'A card you get alerts for was opened',
    },
    body: 'Someone scanned its code on {moment}. This may be a test.',
  },
  helping: {
    title: {
      own: 'Someone with your card asks for your family',
      other: 'Someone with {name}’s card asks for you',
      unnamed: 'Someone with a card you get alerts for asks for you',
    },
    body: 'They pressed “Tell the family” on {moment}. They left no phone number. This may be a test.',
    bodyWithPhone:
      'They pressed “Tell the family” on {moment}. Call them: {phone}. This may be a test.',
    toPlace: 'If they share where they are, you can see it here for 24 hours: {link}',
  },
  place: {
    title: {
      own: 'Where the helper with your card is',
      other: 'Where the helper with {name}’s card is',
      unnamed: 'Where the helper is',
    },
    body: 'They shared it on {moment}. You can see it for 24 hours. This may be a test.',
    toPlace: 'See where they are: {link}',
  },
  email: {
    start: '{title}. {body}',
    see: 'Open this code and what the helper left: {link}',
    end: 'Stop these messages: {link}',
  },
  stop: 'Stop these',
})
