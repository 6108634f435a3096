/** Only reviewed rows of the translations are included. */
import { terms as en } from '../languages/en/terms'
import { type LanguageTable, type TermKind, type TermRow, termRowsOf } from '../languages/terms'
import { TERMS } from './index.table'
import { onceEach } from './once-each'

const ENGLISH: ReadonlyMap<string, TermRow> = new Map(
  TERMS.flatMap(({ rows }) => termRowsOf(rows)).map(row => [row.id, row]),
)
export const KIND_OF_TERM: ReadonlyMap<string, TermKind> = new Map(
  TERMS.flatMap(({ kind, rows }) => termRowsOf(rows).map(({ id }) => [id, kind] as const)),
)

export const rowsIn: (table: LanguageTable) => ReadonlyMap<string, TermRow> = onceEach(table =>
  table.locale === 'en' ? ENGLISH : new Map(foreignRows(table).map(row => [row.id, row])),
)

const foreignRows = (table: LanguageTable): TermRow[] =>
  table.packed === undefined ? translatedRows(table) : unpackedRows(table.packed)

export const phrasesIn = ({ packed, dosing }: LanguageTable): TermRow[] =>
  packed === undefined ? termRowsOf(dosing.phrases) : unpackedPhrases(dosing.phrases)

function unpackedPhrases(packed: string): TermRow[] {
  const lines = packed.split('\n')
  return termRowsOf(en.dosing.phrases).flatMap(({ id }, at) => {
    const [said = NONE, ...written] = (lines[at] ?? NONE).split(BETWEEN)
    return said === NONE ? [] : [{ id, names: [said, ...written] } satisfies TermRow]
  })
}

/** pack.ts writes these marks. */
export const BETWEEN = '|'
export const NONE = '-'
export const SAME = ''

function unpackedRows(packed: string): TermRow[] {
  const lines = packed.split('\n')
  return [...ENGLISH.values()].flatMap(({ id, names: [inEnglish] }, at) => {
    const line = lines[at] ?? NONE
    const [shown = inEnglish, ...others] = line === SAME ? [] : line.split(BETWEEN)
    return line === NONE ? [] : [{ id, names: [shown, ...others] } satisfies TermRow]
  })
}

const translatedRows = ({ terms }: LanguageTable): TermRow[] =>
  terms
    .filter(({ reviewed }) => reviewed !== 'none')
    .flatMap(({ same, rows }) => [
      ...termRowsOf(rows),
      ...(same ?? '').split(/\s+/).flatMap(id => {
        const [shown] = ENGLISH.get(id)?.names ?? []
        return shown ? [{ id, names: [shown] } satisfies TermRow] : []
      }),
    ])
