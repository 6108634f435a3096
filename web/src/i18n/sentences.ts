import { language } from './define-texts'
import { sentenceGapOf } from './languages'

/** Whole sentences one after the other, without those that are empty. */
export const sentences = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(sentenceGap())

/** For sentences with elements in them. */
export const sentenceGap = (): string => sentenceGapOf(language.get())
