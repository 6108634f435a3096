/**
 * Tables as RFC 4180 CSV: UTF-8 with BOM and CRLF, as spreadsheets expect it. Text that one of them
 * would run as a formula gets an apostrophe before it; numbers stay numbers.
 */
export type Cell = string | number | null

const BOM = '\uFEFF'
const STARTS_A_FORMULA = /^[=+\-@\t\r]/

export const toCsv = (header: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  BOM + [header, ...rows].map(row => `${row.map(toField).join(',')}\r\n`).join('')

function toField(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = STARTS_A_FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
