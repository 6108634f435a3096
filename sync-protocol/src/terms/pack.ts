/**
 * A language's table as a phone gets it: without ids, sources and notes, which is two fifths of its
 * size. `said`: only what is needed to say everything in it; without it also to read what is written.
 */
import { BETWEEN, NONE, rowsIn, SAME } from './rows'
import { type LanguageTable, rowsOf } from './term'

export function packTable(table: LanguageTable, english: LanguageTable, isSaid: boolean) {
  const rows = rowsIn(table)
  const packed = [...rowsIn(english).values()].map(({ id, names: [inEnglish] }) => {
    const names = rows.get(id)?.names
    if (!names) return NONE
    const line = (isSaid ? names.slice(0, 1) : names).join(BETWEEN)
    return line === inEnglish ? SAME : line
  })
  const phrases = rowsOf(table.dosing.phrases).map(
    ({ id, names: [said, ...written] }) =>
      `${id}: ${[said, ...(isSaid ? [] : written)].join(' | ')}`,
  )
  const { numbers } = table.dosing
  return {
    locale: table.locale,
    terms: [],
    packed: packed.join('\n'),
    dosing: { ...(numbers && !isSaid && { numbers }), phrases: phrases.join('\n') },
  } satisfies LanguageTable
}
