import { Children, type ReactNode } from 'react'

/** What a row takes where it has one line of words and one of detail. */
const ROW_REM = 4.5

/** Holds ListRows, with a hairline between them. Far from the screen it costs nothing to draw. */
export function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="drawn-when-near divide-y divide-line border-y border-line"
      style={{ containIntrinsicBlockSize: `auto ${Children.count(children) * ROW_REM}rem` }}
    >
      {children}
    </ul>
  )
}
