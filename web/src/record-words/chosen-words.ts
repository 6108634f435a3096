import type { Dictionary, EntryField } from 'sync-protocol/card'
import { language } from '../i18n/define-texts'

/** These fields mostly contain an answer from a list. */
const CHOSEN: readonly EntryField[] = ['severity', 'frequency', 'status', 'relationship']

/**
 * The record stores an answer in the language in which it was chosen. This is the same answer in the language of the
 * app, without a change of the record. Other words stay as they were typed.
 */
export function chosenWords(field: string, entry: string, dictionary?: Dictionary): string {
  const term = CHOSEN.find(each => each === field)
  const reading = term && dictionary?.read(entry, term, language.get())
  // Abbreviations such as "1-0-1" belong to no language, so the person can read what they typed.
  return reading?.state === 'translated' && reading.languages.size > 0 ? reading.text : entry
}
