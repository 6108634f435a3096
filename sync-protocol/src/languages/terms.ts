/**
 * A table is text, one term a line, so that a speaker who knows no programming can read and fix it.
 */
import type { Locale } from '.'

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

/** SOURCES.md explains each source. */
type Source = 'eu-1169-2011' | 'inn' | 'by-hand'
/** `two-drafts`: translated back into English without sight of the row, with the same result. */
type Review = 'none' | 'two-drafts' | 'speaker'

interface TranslatedRows {
  source: Source
  reviewed: Review
  same?: string
  rows: string
}

export interface LanguageTable {
  locale: Locale
  /**
   * The author was not certain of the names of these ids. No row is better than a wrong one, because readers
   * see such an entry as written.
   */
  leftOut?: string
  terms: readonly TranslatedRows[]
  /** Reviewed names in the index's order, as pack.ts writes them for a phone. */
  packed?: string
  dosing: Dosing
}

/**
 * Each row is `meaning: said | also written | …`. `#` is a number or a range. The said phrase may have forms
 * by the language's plural categories: `one=…; few=…; other=…`. The forms `one` and `two` may omit a number
 * that they alone are used for, and so may a written phrase, as `two=…`. A phrase with `~` is understood only
 * next to other words of the language.
 */
interface Dosing {
  /** One to twelve in words. `/` separates several words for a number. */
  numbers?: string
  phrases: string
}

export type TranslatedLocale = Exclude<Locale, 'en'>

export interface TermRow {
  id: string
  names: readonly [string, ...string[]]
}

export function termRowsOf(rows: string): TermRow[] {
  return rows
    .trim()
    .split('\n')
    .map(line => {
      const at = line.indexOf(': ')
      const [shown = '', ...others] = line.slice(at + 2).split(' | ')
      return { id: line.slice(0, at), names: [shown, ...others] }
    })
}
