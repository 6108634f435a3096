/**
 * An entry in the words of its reader, as a dictionary of `sync-protocol/terms` reads it. The types
 * stand here so that a card can be read without one: the words of all languages are a large download.
 */
import type { Locale } from './labels'

/** A field of a record whose entries are terms. */
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
      /** Of a medicine: the class it belongs to. */
      kind?: string
      /** In which it is written so; none for a brand and for prescribers' abbreviations. */
      languages: ReadonlySet<Locale>
    }
  /** In the reader's language, or in no language at all: nothing to add. */
  | { state: 'readable'; languages: ReadonlySet<Locale> }
  /** In words that we do not know. */
  | { state: 'asWritten' }

export interface Dictionary {
  read: (entry: string, field: EntryField, locale: Locale) => EntryReading
  /** A known word that an unknown entry may be meant for: for its author to decide, nobody else. */
  nearest: (entry: string, field: EntryField) => string | undefined
}

/** One of the values entered for a field, in the reader's words. */
export interface Side {
  /** In the reader's language where we chose the words ourselves, else as typed, to the byte. */
  words: string
  /** What the reader's language calls it: stands before the words, never in their place. */
  called?: string
  /** Both are words of ours: neither is what somebody wrote, and they stand as equals. */
  isOurs?: true
  /** Of a medicine that is called so: the class it belongs to. */
  kind?: string
  /** Of the words, where that is not the reader's (BCP 47); empty where nobody knows it. */
  lang?: string
  /** As typed or chosen. */
  entry: string
  /** Digits and signs stay left to right in any line; other words keep the direction they have. */
  dir: 'auto' | 'ltr'
}
