import { count, defineTexts, params } from '../../i18n/define-texts'
import type { Fault } from './card-check/card-status'

export const cardCheckTexts = defineTexts('card-check', {
  title: 'Try your card',
  lead: 'Scan the card you carry. You see if it is yours, current and easy to scan, and what responders read. Nothing is sent, and no one is notified.',
  back: 'QR codes',
  again: 'Scan again',
  repairs: {
    codes: 'Go to QR codes',
    print: 'Print it again',
    printNew: 'Print the new one',
    make: 'Make a code',
    renew: 'Renew the code',
    update: 'Update the code',
  },
  current: {
    title: 'This card is yours and up to date',
    text: params(
      'Its offline copy is from {day} (revision {revision}). Your record has not changed since.',
    ),
    withoutCopy: 'Online, it opens your current record. It has no offline copy.',
  },
  unknown: {
    title: 'This is not one of your codes',
    text: 'It may belong to someone else. If you made it on another phone, open the app there online first. If it was replaced or deleted, throw the card away.',
  },
  damaged: {
    title: 'This LifeTag code is damaged',
    text: 'Part of its link is missing or changed. Print your code again.',
  },
  replaced: {
    title: 'This card carries the old link',
    text: params(
      'You printed it on {day} and replaced its link later. It no longer works. Print the new one and throw this one away.',
    ),
  },
  deleted: {
    title: 'The code of this card was deleted',
    text: params(
      'You printed it on {day} and deleted its code later. It no longer works. Make a code, print it, and throw this card away.',
    ),
  },
  faults: {
    expired: {
      title: 'This code has expired',
      text: 'It no longer works. Choose a new expiration, update the code, and print it again.',
    },
    foreignHost: {
      title: 'This card opens another website',
      text: 'Its link is not an address of this app, so it may not work.',
    },
    unsent: {
      title: 'This code is not live yet',
      text: 'It opens your record once this phone has sent it. Its offline copy works now.',
    },
    copyDamaged: {
      title: 'Its offline copy cannot be read',
      text: 'Online, it still opens your record. Offline, it shows nothing.',
    },
    copyNewer: {
      title: 'Its offline copy was made by a newer version',
      text: 'Update this app, then try the card again.',
    },
    copyMissing: {
      title: 'This card has no offline copy',
      text: 'You printed it before the code had an offline copy. Offline, it shows nothing.',
    },
    copyOlder: {
      title: 'This card is out of date',
      text: 'You updated the code after printing. Online, responders read your current record. Offline, they read the older one.',
    },
    copyExpired: {
      title: 'Its offline copy has expired',
      text: 'You renewed the code after printing. Offline, responders see that it has expired.',
    },
    wordsOlder: {
      title: 'The words on this card may be out of date',
      text: 'You updated the code after printing. Scanning it still opens your current record.',
    },
    recordChanged: {
      title: 'The record changed after this code was made',
      text: 'Update the code, then print it again. Until then, responders without a connection read the older record.',
    },
  } satisfies Record<Fault, { title: string; text: string }>,
  quality: {
    title: 'How well it scanned',
    good: 'It scans well',
    poor: 'It works, but could scan better',
    note: 'Measured in one picture, with this camera and light.',
    size: 'Size in the picture',
    pixels: count({ one: '{pixels} pixel a square', other: '{pixels} pixels a square' }),
    tooSmall: 'That is very small. Hold the card closer and try again.',
    contrast: 'Contrast in this picture',
    ratio: params('{ratio} to 1'),
    tooPale: 'The code is too pale. Try better light, or print it in black.',
    border: 'White border',
    borderUnseen: 'Not all of it was in the picture',
    borderWhole: '4 squares or more',
    borderSquares: count({ one: '{count} of 4 squares', other: '{count} of 4 squares' }),
    tooClose: 'Something is too close to the code, such as a finger or a cut edge.',
    speed: 'Speed',
    firstPicture: 'Read in the first picture',
    laterPicture: params('Read in picture {picture} after {seconds} s, including aiming'),
    slow: 'If you were aiming the whole time, the code is hard to read. See below.',
    wear: 'Squares read as printed',
    allSquares: params('All {squares}'),
    someSquares: params('{read} of {squares}'),
    worn: 'The code repairs only a few damaged squares. Wipe it, or print it again.',
  },
  responder: {
    title: 'What a responder sees',
    connection: 'Their connection',
    with: 'With a connection',
    without: 'Without one',
    expired: 'Only the number to call, because the code has expired.',
    asked:
      'They first say who they are and why, and you are notified. Insurance and documents need your PIN, if you set one.',
    noCopy: 'Only the printed words, because the code has no offline copy.',
  },
})
