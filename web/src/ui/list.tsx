import type { ReactNode } from 'react'

/** Holds ListRows, with a hairline between them. */
export function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {children}
    </ul>
  )
}
