/**
 * What the tables of terms hold. A table is text, one term a line, so that a speaker of a language
 * who knows no programming can read and mend it; this is where it becomes data.
 */
import type { Locale } from '../card/labels'

export type TermKind =
  | 'allergen'
  | 'drugClass'
  | 'medicine'
  | 'condition'
  | 'implant'
  | 'reaction'
  | 'severity'
  | 'status'
  | 'relationship'
  | 'route'

export interface TermTable {
  kind: TermKind
  /** `id: shown in English | also written | …` */
  rows: string
}

/** Where the words of a row come from: SOURCES.md says what each of them is. */
export type Source = 'eu-1169-2011' | 'inn' | 'by-hand'
/** `two-drafts`: read back into English without its row, and agreed. `speaker`: read by a native speaker. */
export type Review = 'none' | 'two-drafts' | 'speaker'

interface TranslatedRows {
  source: Source
  reviewed: Review
  /** Ids of what is called as in English. */
  same?: string
  /** `id: shown | also written | …` */
  rows: string
}

/**
 * All that is known of one language, and the whole of its file: a phone keeps or fetches one at a
 * time. English has no terms here: they are the index's own.
 */
export interface LanguageTable {
  locale: Locale
  terms: readonly TranslatedRows[]
  /** The same as the build packs it for a phone (pack.ts): its reviewed names in the index's order. */
  packed?: string
  dosing: Dosing
}

/**
 * How often and how much: `meaning: said | also written | …`. `#` is a number or a range of them;
 * what is said may have forms for numbers, by the language's plural categories: `one=…; few=…;
 * other=…`. `one` and `two` may leave the number out where they are for it alone; so may what is
 * written, as `two=…`. What begins with `~` is understood only beside other words of the language. An
 * entry is understood if it is nothing but such phrases.
 */
interface Dosing {
  /** One to twelve in words, by `/` where there are several. */
  numbers?: string
  phrases: string
}

export type TranslatedLocale = Exclude<Locale, 'en'>

export interface Row {
  id: string
  /** The first is the one that is shown. */
  names: readonly [string, ...string[]]
}

export function rowsOf(rows: string): Row[] {
  return rows
    .trim()
    .split('\n')
    .map(line => {
      const at = line.indexOf(': ')
      const [shown = '', ...others] = line.slice(at + 2).split(' | ')
      return { id: line.slice(0, at), names: [shown, ...others] }
    })
}
