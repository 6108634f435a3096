/**
 * What a language calls the terms before it may be shown. Nothing that ships may import this folder
 * (web/dev/boundaries/zones.ts), whatever a block's mark says: README.md tells what is missing.
 */
import type { LanguageTable } from '../term'

export type DraftLocale = 'ru' | 'tr' | 'ko' | 'sv' | 'ro'

/** As in `translated/`, and with it what stands there in tables of all languages. */
export interface DraftTable extends Pick<LanguageTable, 'terms' | 'dosing'> {
  locale: DraftLocale
  /** Ids of what its author was not certain of: `translated/left-out.table.ts`. */
  leftOut?: string
  /** Words for two things, in no row, with what they can mean: `ambiguous.table.ts`. */
  ambiguous: string
}
