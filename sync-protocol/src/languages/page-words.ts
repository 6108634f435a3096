/**
 * The reader is with a person who needs help, so a text says what happened and what to do, without technical
 * details.
 */
export const FAILURE_KINDS = [
  /** The token is malformed or was never used. The print may be newer than the server's data. */
  'unknown',
  /** Expired, replaced or deleted. */
  'withdrawn',
  'misread',
  'refused',
  'slow',
  /** Too many requests; the code may be valid. */
  'tooMany',
  'broken',
  'busy',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

export interface FailureWords {
  failures: Record<FailureKind, { title: string; text: string }>
  copyText: string
  readCopy: string
  tryAgain: string
  /** The form was open too long. */
  sendAgain: string
  /** `{duration}` is a number of minutes in words, `{time}` a date with its hour. */
  pinLocked: string
  pinLockedForGood: string
}

export interface HelpWords {
  tell: string
  /** Says that nothing from the card is sent. */
  about: string
  number: string
  badNumber: string
  asked: string
  askedText: string
  nobody: string
  /** The helper should call the people on the card, because no one is notified, or not again. */
  callThem: string
  tooMany: string
  placeText: string
  place: string
  locate: string
  send: string
  placeSent: string
  placeSentText: string
  back: string
}
