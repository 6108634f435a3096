import type { ReactNode } from 'react'
import { useSignOut } from '../../session/use-sign-out'
import { useSession } from '../../stores/session'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { AccountForm } from './account-form'
import { DangerZone } from './danger-zone'
import { EmailCard } from './email-card'
import { LocalProfile } from './local-profile'
import { PrivacyCard } from './privacy-card'
import { SecurityCards } from './security-cards'

/** Who this account belongs to, and the way out of it. */
export function ProfileTab({ device }: { device?: ReactNode }) {
  const session = useSession(state => state.session)
  const { leave, isLeaving } = useSignOut()
  if (session.status === 'local') return <LocalProfile device={device} />
  if (session.status !== 'signedIn') return null

  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <AccountForm user={session.user} />
        <EmailCard user={session.user} />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <Card
          title="Sign Out"
          lead="Your record leaves this phone when you sign out. It stays in your account."
        >
          <Button
            icon={<Icon name="sign-out" size={20} />}
            busy={isLeaving}
            busyLabel="Signing out…"
            onClick={leave}
          >
            Sign Out
          </Button>
        </Card>
        <PrivacyCard />
      </div>
      <SecurityCards user={session.user} />
      {device}
      {/* At the end: nobody is to come by it on the way to something else. */}
      <DangerZone />
    </div>
  )
}
