import type { QrType } from 'sync-protocol/qr'

/** The texts of the page with the code, which the worker draws. */
export const codePageTexts = {
  types: {
    emergency: 'Emergency Info',
    complete: 'Complete Info',
    allergies: 'Allergies Info',
    medications: 'Medications Info',
    contacts: 'Contacts Info',
  } satisfies Record<QrType, string>,
  otherPerson: 'Someone else’s code',
  renew: 'Renew the code',
  open: 'Open LifeTag',
  expired: 'Your code has expired, so no one can open your record with it.',
  copyWorks: 'The copy inside the code works now.',
  liveOnceSent: 'The live page opens after your next connection.',
  liveWithAccount: 'The live page opens once you have backed up your record.',
  older:
    'The record changed after this code was made. Without a connection it shows the older one.',
} as const
