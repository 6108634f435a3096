import { paths } from '../../addresses/paths'
import { displayName, type SessionUser } from '../../people/session'
import { useSignOut } from '../../people/use-sign-out'
import { useRow } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { landingTexts } from './texts'

const texts = landingTexts.welcomeBack

export function WelcomeBack({ user }: { user: SessionUser }) {
  const { leave, isLeaving } = useSignOut()
  // A name that was changed on this phone appears before it is sent.
  const account = useRow('account', user.id)
  return (
    <Card title={texts.title} lead={displayName({ ...user, ...account })}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard} tone="primary">
          {texts.toDashboard}
        </ButtonLink>
        <Button busy={isLeaving} busyLabel={texts.switching} onClick={leave}>
          {texts.switch}
        </Button>
      </div>
    </Card>
  )
}
