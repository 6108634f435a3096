import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
  failures: {
    unknown: {
      title: 'This code is not known here',
      text: 'It may be mistyped, or its card was never backed up. Read the words on the card, and do not wait for the code.',
    },
    withdrawn: {
      title: 'This code was withdrawn',
      text: 'Its owner replaced or deleted it, or it has expired. Do not wait for it.',
    },
    misread: {
      title: 'This request could not be read',
      text: 'Scan the code again.',
    },
    refused: {
      title: 'This was sent from another page',
      text: 'Scan the code again, and fill in the form that it opens.',
    },
    slow: {
      title: 'The connection is too slow',
      text: 'What you sent did not arrive in time. Do not wait for it.',
    },
    tooMany: {
      title: 'Too many looks from this network',
      text: 'The code may be right. Wait a minute, then try again.',
    },
    broken: {
      title: 'Something is wrong on our side',
      text: 'The code may be right. Do not wait for it.',
    },
    busy: {
      title: 'The record cannot be reached right now',
      text: 'The code may be right. Do not wait for it; try again in a moment.',
    },
  },
  copyText: 'The printed code may carry a copy that needs no connection.',
  readCopy: 'Read the copy in the code',
  tryAgain: 'Try again',
  sendAgain: 'The form was open too long. Please fill it in once more.',
  pinLocked:
    'Too many wrong PINs. The PIN is locked for {duration}, until {time}. Everything else opens without it.',
  pinLockedForGood:
    'Too many wrong PINs. The PIN is locked until the owner unlocks it. Everything else opens without it.',
}

export const helpWords: HelpWords = {
  tell: 'Tell the family',
  about: 'They hear that somebody has this card at hand, and nothing of what is on it.',
  number: 'Your phone number, if they may call you',
  badNumber: 'Enter a phone number, or leave it empty.',
  asked: 'The family is being told',
  askedText: 'Do not wait for an answer.',
  nobody: 'Nobody could be told',
  callThem: 'Call the contacts on the card.',
  tooMany: 'They were told already',
  placeText: 'If you like, send them where you are. They can see it for 24 hours.',
  place: 'Where you are: street, place or position',
  locate: 'Fill in my position',
  send: 'Send this',
  placeSent: 'They can see where you are',
  placeSentText: 'It is deleted after 24 hours.',
  back: 'Back to the card',
}
