import { create } from 'zustand'
import { dashboardPath } from '../../addresses/paths'
import { useAccount } from '../../stores/session'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { useFreshEmail } from './use-fresh-email'

const useHint = create<{ isPutOff: boolean }>(() => ({ isPutOff: false }))

export function EmailHint() {
  const user = useAccount()
  const isPutOff = useHint(state => state.isPutOff)
  const isWaiting = user?.emailState === 'unconfirmed'
  useFreshEmail(isWaiting)
  if (!isWaiting || isPutOff) return null
  return (
    <Notice
      tone="info"
      title="Confirm your email when you can"
      action={
        <div className="flex flex-wrap gap-2">
          <Button tone="bare" onClick={() => useHint.setState({ isPutOff: true })}>
            Not now
          </Button>
          <ButtonLink to={dashboardPath('profile')}>See how</ButtonLink>
        </div>
      }
    >
      We sent an email to <span className="wrap-anywhere">{user.email}</span>. Until you confirm it,
      we can’t email alerts or send invitations.
    </Notice>
  )
}
