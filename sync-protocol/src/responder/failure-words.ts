/**
 * What the responder's page says where it cannot show a code, in every language that it speaks. The
 * reader stands beside somebody who needs help: what happened, then what to do, and nothing of how.
 */

import type { Locale } from '../card'
import { type FailureWords, WORDS } from './failure-words.table'

export { FAILURE_KINDS, type FailureKind, type FailureWords } from './failure-words.table'

export const failureWordsOf = (locale: Locale): FailureWords => WORDS[locale]
