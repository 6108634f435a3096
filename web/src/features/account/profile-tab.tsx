import type { ReactNode } from 'react'
import { paths } from '../../addresses/paths'
import { useSignOut } from '../../session/use-sign-out'
import { type SessionUser, useSession } from '../../stores/session'
import { useRow } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { AccountForm } from './account-form'
import { DangerZone } from './danger-zone'
import { EmailCard } from './email-card'
import { LocalProfile } from './local-profile'
import { PrivacyCard } from './privacy-card'
import { SecurityCards } from './security-cards'

export function ProfileTab({ device }: { device?: ReactNode }) {
  const session = useSession(state => state.session)
  if (session.status === 'local') return <LocalProfile device={device} />
  if (session.status !== 'signedIn') return null
  return <AccountProfile user={session.user} device={device} />
}

function AccountProfile({ user, device }: { user: SessionUser; device?: ReactNode }) {
  const { leave, isLeaving } = useSignOut()
  const account = useRow('account', user.id)
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <AccountForm user={user} account={account} />
        <EmailCard user={user} />
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
        <Card title="Family and carers">
          <ButtonLink to={paths.family} icon={<Icon name="people" size={20} />}>
            Look after a record, or share yours
          </ButtonLink>
        </Card>
        <PrivacyCard />
      </div>
      <SecurityCards user={user} />
      {device}
      {/* At the end, so that people do not reach it on the way to something else. */}
      <DangerZone />
    </div>
  )
}
