import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../addresses/paths'
import { Logo } from '../ui/logo'
import { foundationName, productName } from '../ui/page-title'

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

const LINKS: readonly (readonly [label: string, to: string])[] = [
  ['Donate', paths.donate],
  ['Plans', paths.pricing],
  ['Shop', paths.shop],
  ['FREE Beta', paths.beta],
  ['Our Team', paths.team],
  ['Payment Options', paths.paymentOptions],
  ['Privacy', paths.privacy],
  ['Terms', paths.terms],
]

function PublicFooter() {
  return (
    <footer className="mt-8 border-t border-line print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-4 px-4 py-6 text-soft">
        <nav aria-label="More about us">
          <ul className="grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap">
            {LINKS.map(([label, to]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-12 min-w-12 items-center text-soft no-underline hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          {productName} is a free service of the {foundationName}, a nonprofit.
        </p>
      </div>
    </footer>
  )
}
