import { Children, type ReactNode } from 'react'

/** Until a list was near, its height is a guess: most rows have two lines. */
const ROW_REM = 5

/** Holds ListRows, with a hairline between them. */
export function List({ label, children }: { label: string; children: ReactNode }) {
  const guessedRem = Children.count(children) * ROW_REM
  return (
    <ul
      aria-label={label}
      className="drawn-when-near divide-y divide-line border-y border-line"
      style={{ containIntrinsicBlockSize: `auto ${guessedRem}rem` }}
    >
      {children}
    </ul>
  )
}
