/**
 * The texts of the responder's page when it cannot show a code. The reader is with a person who needs
 * help, so a text says what happened and what to do, without technical details.
 */

import type { Locale } from '../card'
import { WORDS } from './failure-words.table'

export const FAILURE_KINDS = [
  /** The token is malformed or was never used. The print may be newer than the server's data. */
  'unknown',
  /** Expired, replaced or deleted. */
  'withdrawn',
  /** The server cannot understand the request. */
  'misread',
  /** Sent from another site. */
  'refused',
  /** The reader's network was too slow. */
  'slow',
  /** Too many requests; the code may be valid. */
  'tooMany',
  /** An error of our server. */
  'broken',
  /** The database is not available. */
  'busy',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

interface FailureWords {
  failures: Record<FailureKind, { title: string; text: string }>
  copyText: string
  readCopy: string
  tryAgain: string
  /** For a form that was open too long. */
  sendAgain: string
  /** `{duration}` is a number of minutes in words, `{time}` a date with its hour. */
  pinLocked: string
  pinLockedForGood: string
}

export const failureWordsOf = (locale: Locale): FailureWords => WORDS[locale]
