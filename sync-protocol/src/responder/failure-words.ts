/**
 * What the responder's page says where it cannot show a code, in every language that it speaks. The
 * reader stands beside somebody who needs help: what happened, then what to do, and nothing of how.
 */

import type { Locale } from '../card'
import { WORDS } from './failure-words.table'

export const FAILURE_KINDS = [
  /** Nobody ever had this token, or it is none; the print may be newer than what the server has. */
  'unknown',
  /** Expired, replaced or deleted. */
  'withdrawn',
  /** What was sent cannot be understood. */
  'misread',
  /** Sent from another site. */
  'refused',
  /** The reader's network was too slow. */
  'slow',
  /** Too many looks; the code may be right. */
  'tooMany',
  /** A fault of ours. */
  'broken',
  /** The database is not there. */
  'busy',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

export interface FailureWords {
  failures: Record<FailureKind, { title: string; text: string }>
  /** Before the button that opens what the printed code carries. */
  copyText: string
  readCopy: string
  tryAgain: string
  /** Of a form that lay too long. */
  sendAgain: string
  /** `{duration}` is a number of minutes in words, `{time}` a date with its hour. */
  pinLocked: string
  pinLockedForGood: string
}

export const failureWordsOf = (locale: Locale): FailureWords => WORDS[locale]
