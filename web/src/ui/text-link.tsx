import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** `newTab` is for links next to a form, which keeps its values then. */
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

export const MailLink = ({ address }: { address: string }) => (
  <a href={`mailto:${address}`} className="font-semibold text-ink wrap-anywhere">
    {address}
  </a>
)
