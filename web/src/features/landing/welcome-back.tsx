import { paths } from '../../addresses/paths'
import { useSignOut } from '../../session/use-sign-out'
import { displayName, type SessionUser } from '../../stores/session'
import { useRow } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'

export function WelcomeBack({ user }: { user: SessionUser }) {
  const { leave, isLeaving } = useSignOut()
  // A name that was changed on this phone appears before it is sent.
  const account = useRow('account', user.id)
  return (
    <Card title="Welcome Back!" lead={displayName({ ...user, ...account })}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard} tone="primary">
          Go to Dashboard
        </ButtonLink>
        <Button busy={isLeaving} busyLabel="Switching..." onClick={leave}>
          Switch Account
        </Button>
      </div>
    </Card>
  )
}
