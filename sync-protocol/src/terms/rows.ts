/** Only reviewed rows of the translations are included. */
import { terms as en } from '../languages/en/terms'
import { type LanguageTable, type Row, rowsOf, type TermKind } from '../languages/terms'
import { TERMS } from './index.table'
import { onceEach } from './once-each'

const ENGLISH: ReadonlyMap<string, Row> = new Map(
  TERMS.flatMap(({ rows }) => rowsOf(rows)).map(row => [row.id, row]),
)
export const KIND_OF_TERM: ReadonlyMap<string, TermKind> = new Map(
  TERMS.flatMap(({ kind, rows }) => rowsOf(rows).map(({ id }) => [id, kind] as const)),
)

export const rowsIn: (table: LanguageTable) => ReadonlyMap<string, Row> = onceEach(table =>
  table.locale === 'en' ? ENGLISH : new Map(foreignRows(table).map(row => [row.id, row])),
)

const foreignRows = (table: LanguageTable): Row[] =>
  table.packed === undefined ? translatedRows(table) : unpackedRows(table.packed)

export const phrasesIn = ({ packed, dosing }: LanguageTable): Row[] =>
  packed === undefined ? rowsOf(dosing.phrases) : unpackedPhrases(dosing.phrases)

function unpackedPhrases(packed: string): Row[] {
  const lines = packed.split('\n')
  return rowsOf(en.dosing.phrases).flatMap(({ id }, at) => {
    const [said = NONE, ...written] = (lines[at] ?? NONE).split(BETWEEN)
    return said === NONE ? [] : [{ id, names: [said, ...written] } satisfies Row]
  })
}

/** pack.ts writes these marks. */
export const BETWEEN = '|'
export const NONE = '-'
export const SAME = ''

function unpackedRows(packed: string): Row[] {
  const lines = packed.split('\n')
  return [...ENGLISH.values()].flatMap(({ id, names: [inEnglish] }, at) => {
    const line = lines[at] ?? NONE
    const [shown = inEnglish, ...others] = line === SAME ? [] : line.split(BETWEEN)
    return line === NONE ? [] : [{ id, names: [shown, ...others] } satisfies Row]
  })
}

const translatedRows = ({ terms }: LanguageTable): Row[] =>
  terms
    .filter(({ reviewed }) => reviewed !== 'none')
    .flatMap(({ same, rows }) => [
      ...rowsOf(rows),
      ...(same ?? '').split(/\s+/).flatMap(id => {
        const [shown] = ENGLISH.get(id)?.names ?? []
        return shown ? [{ id, names: [shown] } satisfies Row] : []
      }),
    ])
