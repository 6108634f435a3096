/**
 * The types of a dictionary are separate from `sync-protocol/terms`, so that a card can be read
 * without the large download of all words.
 */
import type { Locale } from '../languages'

export type TermField =
  | 'allergen'
  | 'reaction'
  | 'severity'
  | 'medicine'
  | 'condition'
  | 'status'
  | 'implant'
  | 'relationship'
  | 'route'

export type EntryField = TermField | 'dose' | 'frequency'

export type EntryReading =
  | {
      state: 'translated'
      text: string
      kind?: string
      /** The languages that use this spelling, none for brands and prescribers' abbreviations. */
      languages: ReadonlySet<Locale>
    }
  /** The entry is in the reader's language or independent of language, so nothing is added. */
  | { state: 'readable'; languages: ReadonlySet<Locale> }
  | { state: 'asWritten' }

export interface Dictionary {
  read: (entry: string, field: EntryField, locale: Locale) => EntryReading
  /** The known word that an unknown entry may mean. Only the entry's author may accept it. */
  nearest: (entry: string, field: EntryField) => string | undefined
}

export interface Side {
  /** Chosen words are in the reader's language. Typed words are unchanged, byte for byte. */
  words: string
  /** The name in the reader's language, which never replaces `words`. */
  called?: string
  /** The product chose both `called` and `words`. */
  isOurs?: true
  /** The class of the medicine that is named in `called`. */
  kind?: string
  /** The language of `words` (BCP 47) if it is not the reader's, empty if it is unknown. */
  lang?: string
  entry: string
  /** Digits and signs are always left to right. */
  dir: 'auto' | 'ltr'
}
