import { count, defineTexts, params } from '../../i18n/define-texts'
import type { CameraTrouble } from './camera/camera-trouble'
import type { OtherCode } from './recognise'

/** The sentences of the scanner. Those of “Try your card” are in `texts-card-check.ts`, which loads later. */
export const scanTexts = defineTexts('scan', {
  screen: {
    title: 'Scan a code',
    lead: 'Shows the medical information behind a LifeTag code, even without a signal. You need no account.',
    back: 'Back',
    callFirst: params('In an emergency, call this number first: <call>{number}</call>.'),
    noCode: 'No code to scan? Read the printed words.',
  },
  camera: {
    view: 'Camera view',
    point: 'Point the camera at the code.',
    starting: 'Starting the camera…',
    lightOn: 'Light on',
    lightOff: 'Light off',
    start: 'Scan with the camera',
    startAgain: 'Try the camera again',
    stop: 'Stop the camera',
  },
  /** Choosing an image works in every case. */
  cameraTroubles: {
    insecure: {
      title: 'The camera needs a secure connection',
      text: 'Open this page with https:// in its address. You can also choose an image.',
    },
    absent: {
      title: 'No camera found',
      text: 'Choose a photo or screenshot of the code instead.',
    },
    refused: {
      title: 'Camera access is off',
      text: 'Allow the camera in your browser’s settings, then try again. Or choose an image.',
    },
    inUse: {
      title: 'The camera is in use',
      text: 'Close the other app or tab, then try again. Or choose an image.',
    },
    noReader: {
      title: 'The scanner is not on this phone yet',
      text: 'Connect once to load it. Until then, use your phone’s camera app.',
    },
    failed: {
      title: 'The camera did not start',
      text: 'Try again, or choose an image.',
    },
  } satisfies Record<CameraTrouble, { title: string; text: string }>,
  image: {
    choose: 'Choose an image',
    looking: 'Looking for a code…',
    label: 'Image with the code',
    help: 'A photo or screenshot. You can also paste it or drop it here.',
  },
  imageTroubles: {
    notImage: {
      title: 'This is not an image',
      text: 'Choose a photo or screenshot that shows the code.',
    },
    pdf: {
      title: 'This is a PDF',
      text: 'Open it, take a screenshot of the code, and choose that.',
    },
    unreadable: {
      title: 'This browser cannot open this image',
      text: 'It may be damaged or of an unknown type. Take a screenshot of it instead.',
    },
    tooLarge: {
      title: 'This image is too large',
      text: 'Take a photo of only the code, or a screenshot of the image.',
    },
    noCode: {
      title: 'No code was found in this image',
      text: 'Show the whole code, sharp, with its white border. Move closer and avoid glare.',
    },
    noReader: {
      title: 'The scanner is not on this phone yet',
      text: 'Connect once to load it. Until then, use your phone’s camera app.',
    },
  },
  found: {
    several: count({
      one: '{count} LifeTag code was found',
      other: '{count} LifeTag codes were found',
    }),
    severalText: 'Each opens one person’s information. Which one do you need?',
    nth: params('Code {number}'),
    damaged: 'This LifeTag code is damaged',
    damagedText:
      'Part of its link is missing or changed. Read the printed words, or look for another code.',
    elsewhere: 'A medical code from another service',
    elsewhereText: params(
      'It leads to {host}, which we do not know. Use your phone’s camera app to open it.',
    ),
    readCopy: 'Read its offline copy',
    other: 'This is not a LifeTag code',
    secret: 'We don’t show its content here.',
    says: 'It says:',
    copy: 'Copy',
    copied: 'Copied',
    notOpened: 'Nothing was opened.',
  },
  others: {
    webLink: params('It is a web link to {host}.'),
    text: 'It is plain text.',
    wifi: 'It is the password of a Wi-Fi network.',
    signInSecret: 'It is a secret for signing in somewhere.',
    contact: 'It is a contact.',
    calendar: 'It is a calendar entry.',
    email: 'It is an email.',
    phoneNumber: 'It is a phone number.',
    textMessage: 'It is a text message.',
    place: 'It is a place on a map.',
    payment: 'It is a payment.',
    product: 'It is the number of a product.',
    health: 'It is health data from another service.',
  } satisfies Record<OtherCode, string | ((parts: { host: string }) => string)>,
  health: {
    link: 'A SMART Health Link',
    linkText: 'It leads to health data at a clinic or another app. We have not opened it.',
    view: 'View it',
    card: 'A SMART Health Card',
    cardText:
      'It holds signed health data, such as vaccinations. Use the app that made it. Nothing was opened.',
    certificate: 'An EU Digital COVID Certificate',
    certificateText:
      'It holds a vaccination, test or recovery certificate. Use a certificate app to read it. Nothing was opened.',
  },
})
