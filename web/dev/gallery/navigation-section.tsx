import { HeaderActions } from '../../src/app/dashboard/header-actions'
import type { HeaderLink } from '../../src/app/dashboard/header-links'
import type { SessionUser } from '../../src/people/session'
import { Logo } from '../../src/ui/logo'
import { TabBar } from '../../src/ui/tab-bar'

const user: SessionUser = {
  id: 'u1',
  email: 'maria@example.org',
  emailState: 'confirmed',
  newEmail: null,
  recoveryCodesSeen: true,
  firstName: 'Maria',
  lastName: null,
  role: 'owner',
  createdAt: '2026-01-01T00:00:00Z',
}

const links: HeaderLink[] = [
  { to: '/shop', label: 'Products', icon: 'card' },
  { to: '/beta', label: 'FREE Beta', icon: 'check-circle', reload: true },
  { to: '/donate', label: 'Donations', icon: 'heart' },
  { to: '/team', label: 'Our Team', icon: 'people' },
  { to: '/admin', label: 'Owner Panel', icon: 'key' },
]

export function NavigationSection() {
  return (
    <>
      <header className="border-b border-line bg-surface wide:border-b-0">
        <div className="mx-auto flex max-w-page items-center gap-3 px-4 py-3">
          <Logo size={44} />
          <p className="min-w-0 flex-1 truncate text-lg font-bold">Medical Dashboard</p>
          <HeaderActions user={user} links={links} />
        </div>
      </header>
      <TabBar
        label="Dashboard"
        tabs={[
          { to: '/', label: 'Overview', icon: 'overview', isCurrent: true },
          { to: '/2', label: 'Medical Info', icon: 'heart', isCurrent: false },
          { to: '/3', label: 'QR Codes', icon: 'qr', isCurrent: false },
          { to: '/4', label: 'Profile', icon: 'person', isCurrent: false },
        ]}
      />
    </>
  )
}
