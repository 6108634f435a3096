/**
 * Tables as RFC 4180 CSV: UTF-8 with BOM and CRLF, as spreadsheets expect. Text that a spreadsheet would run
 * as a formula gets an apostrophe in front.
 *
 * In languages that write 1,5 a spreadsheet splits lines at semicolons and misreads quotes within a line and
 * line ends. The same rule therefore applies to the text after a semicolon, a tab or a line end.
 */
export type Cell = string | number | null

const BOM = '\uFEFF'
const STARTS_A_FORMULA = /^(?=[\t\r]|[\s"]*[=+\-@＝＋－＠])/
const GAP = /[;\s"]+(?=([=+\-@＝＋－＠]?))/g
const SPLITS = /[;\t\r\n]/

export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  BOM + [header, ...rows].map(row => `${row.map(toField).join(',')}\r\n`).join('')

function toField(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = cell
    .replace(GAP, (gap, sign) => (sign && SPLITS.test(gap) ? `${gap}'` : gap))
    .replace(STARTS_A_FORMULA, `'`)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
