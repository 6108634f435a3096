import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { type ButtonTone, buttonLook } from './button-look'

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  tone?: ButtonTone
  icon?: ReactNode
  wide?: boolean
}

export function ButtonLink({ tone = 'quiet', icon, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook(tone, wide)}>
      {icon}
      {children}
    </Link>
  )
}
