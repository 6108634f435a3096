import { Children, type ReactNode } from 'react'

/** The estimated height of a row until the list is near. */
const ROW_REM = 5

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
