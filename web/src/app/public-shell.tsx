import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../addresses/paths'
import { Logo } from '../ui/logo'
import { productName } from '../ui/page-title'
import { PublicFooter } from './public-footer'

/** The footer stays hidden until the content has its final height. */
export function PublicShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col has-data-waiting:*:last:invisible not-has-[main]:*:last:invisible">
      <header className="mx-auto flex w-full max-w-page items-center px-4 py-3">
        <Link to={paths.welcome} className="flex min-h-12 items-center text-ink no-underline">
          <Logo name={productName} />
        </Link>
      </header>
      <div className="flex-1">{children}</div>
      <PublicFooter />
    </div>
  )
}
