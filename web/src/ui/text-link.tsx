import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A link within a sentence. `newTab`: beside a form, which is to stay as it was filled in. */
export function TextLink({
  to,
  children,
  newTab = false,
}: {
  to: string
  children: ReactNode
  newTab?: boolean
}) {
  return (
    <Link
      to={to}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
      className="font-semibold text-ink"
    >
      {children}
    </Link>
  )
}
