import type { ReactNode } from 'react'

export interface Column<Row> {
  title: string
  cell: (row: Row) => ReactNode
  isNumber?: boolean
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** The table can be wider than a phone, so it scrolls by touch and keyboard on its own. */
export function DataTable<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus.
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table aria-label={label} className="tabular w-full text-start">
        <thead>
          <tr className="border-b border-line">
            {columns.map(({ title, isNumber }) => (
              <th
                key={title}
                scope="col"
                className={`p-2 whitespace-nowrap ${isNumber ? 'text-end' : 'text-start'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} className="border-b border-line last:border-b-0">
              {columns.map(({ title, cell, isNumber }) => (
                <td key={title} className={`p-2 ${isNumber ? 'text-end' : 'min-w-[6rem]'}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
