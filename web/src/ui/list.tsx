import { Children, type ReactNode } from 'react'

/** The estimated height of a row until the list is near. */
const ROW_REM = 5
/** Shorter lists are drawn right away, because a wrong estimate would move what is below them. */
const LONG = 8

export function List({ label, children }: { label: string; children: ReactNode }) {
  const count = Children.count(children)
  return (
    <ul
      aria-label={label}
      className={`divide-y divide-line border-y border-line ${count < LONG ? '' : 'drawn-when-near'}`}
      style={{ containIntrinsicBlockSize: `auto ${count * ROW_REM}rem` }}
    >
      {children}
    </ul>
  )
}
