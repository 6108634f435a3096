import type { QrType } from 'sync-protocol/qr'

/**
 * The English texts of the page with the code, which the worker draws. The app's screens have most of these sentences,
 * too. `code-page.json` of a language has the same names.
 */
export const codePageTexts = {
  title: 'My code',
  picture: 'Code that opens my emergency record',
  whose: 'Whose code?',
  'infos.emergency': 'Emergency Info',
  'infos.complete': 'Complete Info',
  'infos.allergies': 'Allergies Info',
  'infos.medications': 'Medications Info',
  'infos.contacts': 'Contacts Info',
  otherPerson: 'Someone else’s code',
  renew: 'Renew the code',
  open: 'Open LifeTag',
  expired: 'Your code has expired, so no one can open your record with it.',
  copyWorks: 'The copy inside the code works now.',
  liveOnceSent: 'The live page opens after your next connection.',
  liveWithAccount: 'The live page opens once you have backed up your record.',
  older: 'The record changed after this code was made. Without a connection it shows the old one.',
} satisfies Record<`infos.${QrType}`, string> & Record<string, string>

export type CodePageTexts = Readonly<Record<keyof typeof codePageTexts, string>>
