import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonTone, buttonLook } from './button-look'

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  tone?: ButtonTone
  icon?: ReactNode
  wide?: boolean
}

/** A link that looks like a button, because it leads to a page (it can open in a new tab or be copied). */
export function ButtonLink({ tone = 'quiet', icon, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook(tone, wide)}>
      {icon}
      {children}
    </Link>
  )
}
