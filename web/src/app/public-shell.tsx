import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../addresses/paths'
import { recordOwnerOf, useSession } from '../people/session'
import { Logo } from '../ui/logo'
import { foundationName, productName } from '../ui/page-title'
import { LanguageControl } from './language-control'
import { LateTabs } from './late-tabs'
import { appTexts } from './texts'

/** The footer is for visitors, and stays hidden until the content has its final height. */
export function PublicShell({ children }: { children: ReactNode }) {
  const session = useSession(state => state.session)
  const { pathname } = useLocation()
  const hasTabs = recordOwnerOf(session) !== undefined && !WITHOUT_TABS.includes(pathname)
  return (
    <div className="group/shell flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-4 px-4 py-2">
        <Link to={paths.welcome} className="flex min-h-12 items-center text-ink no-underline">
          <Logo name={productName} />
        </Link>
        <LanguageControl />
      </header>
      {hasTabs && <LateTabs />}
      <div className="flex-1">{children}</div>
      {session.status === 'signedOut' && <PublicFooter />}
    </div>
  )
}

/** The owner's dashboard has tabs of its own. Signing up and the recovery kit are to be finished first. */
const WITHOUT_TABS: readonly string[] = [paths.admin, paths.auth]

const texts = appTexts.footer

const LINKS = [
  ['donate', paths.donate],
  ['plans', paths.pricing],
  ['shop', paths.shop],
  ['beta', paths.beta],
  ['team', paths.team],
  ['paymentOptions', paths.paymentOptions],
  ['privacy', paths.privacy],
  ['terms', paths.terms],
  ['developers', paths.developers],
] as const

function PublicFooter() {
  return (
    <footer className="mt-8 border-t border-line group-has-data-waiting/shell:invisible group-not-has-[main]/shell:invisible print:hidden">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-4 px-4 py-6 text-soft">
        <nav aria-label={texts.label}>
          <ul className="grid grid-cols-2 gap-x-6 sm:flex sm:flex-wrap">
            {LINKS.map(([name, to]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-12 min-w-12 items-center text-soft no-underline hover:text-ink hover:underline"
                >
                  {texts[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>{texts.foundation({ product: productName, foundation: foundationName })}</p>
      </div>
    </footer>
  )
}
