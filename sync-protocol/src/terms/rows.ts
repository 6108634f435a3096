/** The rows of each language by their ids; of the translations, only those that were reviewed. */
import type { Locale } from '../card/labels'
import { TERMS } from './index.table'
import { onceEach } from './once-each'
import { type Row, rowsOf, type TermKind, type Translations } from './term'
import { TRANSLATIONS } from './translated'

const translatedRows = (translations: Translations, english: ReadonlyMap<string, Row>): Row[] =>
  translations
    .filter(({ reviewed }) => reviewed !== 'none')
    .flatMap(({ same, rows }) => [
      ...rowsOf(rows),
      ...(same ?? '').split(/\s+/).flatMap(id => {
        const [shown] = english.get(id)?.names ?? []
        return shown ? [{ id, names: [shown] } satisfies Row] : []
      }),
    ])

const ENGLISH: ReadonlyMap<string, Row> = new Map(
  TERMS.flatMap(({ rows }) => rowsOf(rows)).map(row => [row.id, row]),
)
export const KIND_OF_TERM: ReadonlyMap<string, TermKind> = new Map(
  TERMS.flatMap(({ kind, rows }) => rowsOf(rows).map(({ id }) => [id, kind] as const)),
)

/** The rows of a language by their ids. */
export const rowsIn: (locale: Locale) => ReadonlyMap<string, Row> = onceEach(locale =>
  locale === 'en'
    ? ENGLISH
    : new Map(translatedRows(TRANSLATIONS[locale], ENGLISH).map(row => [row.id, row])),
)
