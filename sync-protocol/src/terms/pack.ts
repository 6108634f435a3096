/** Ids, sources and notes are two fifths of a table and not needed on a phone. */
import { type LanguageTable, termRowsOf } from '../languages/terms'
import { BETWEEN, NONE, rowsIn, SAME } from './rows'

export function packTable(table: LanguageTable, english: LanguageTable, isSaid: boolean) {
  const rows = rowsIn(table)
  const packed = [...rowsIn(english).values()].map(({ id, names: [inEnglish] }) => {
    const names = rows.get(id)?.names
    if (!names) return NONE
    const line = (isSaid ? names.slice(0, 1) : names).join(BETWEEN)
    return line === inEnglish ? SAME : line
  })
  const { numbers, phrases } = table.dosing
  const phrasesById = new Map(termRowsOf(phrases).map(({ id, names }) => [id, names]))
  const packedPhrases = termRowsOf(english.dosing.phrases).map(({ id }) => {
    const all = phrasesById.get(id) ?? [NONE]
    return (isSaid ? all.slice(0, 1) : all).join(BETWEEN)
  })
  return {
    locale: table.locale,
    terms: [],
    packed: packed.join('\n'),
    dosing: { ...(numbers && !isSaid && { numbers }), phrases: packedPhrases.join('\n') },
  } satisfies LanguageTable
}
