import { Link } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { displayName, type SessionUser } from '../../stores/session'
import { useProfile, useRow } from '../../sync'
import { classNames } from '../../ui/class-names'
import { Logo } from '../../ui/logo'
import { productName } from '../../ui/page-title'
import { HeaderActions } from './header-actions'
import { headerLinks } from './header-links'

interface DashboardHeaderProps {
  ownerId: string
  user: SessionUser | undefined
}

export function DashboardHeader({ ownerId, user }: DashboardHeaderProps) {
  // A name changed here shows immediately, before the server has it.
  const account = useRow('account', ownerId)
  const profile = useProfile()
  const name = user ? displayName({ ...user, ...account }) : profile?.fullName
  return (
    <header className="border-b border-line bg-surface wide:border-b-0 print:hidden">
      <div className="mx-auto flex max-w-page items-center gap-3 px-4 py-3 wide:gap-4">
        <Link to={paths.home} aria-label={productName} className="rounded-ui">
          <Logo size={44} />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 className="text-lg wrap-anywhere">Medical Dashboard</h1>
          {/* The fixed height prevents a shift, because a long name needs two lines. */}
          <p className={classNames('text-soft', !user && 'min-h-[2lh] sm:min-h-0')}>
            {/* Two lines at most, because an address may have 254 characters. */}
            <span className="line-clamp-2 wrap-anywhere" title={name}>
              {name ? `Welcome, ${name}` : 'Welcome'}
            </span>
          </p>
        </div>
        <HeaderActions user={user} links={headerLinks} />
      </div>
    </header>
  )
}
