import { useLocation } from 'react-router-dom'
import { authPath, dashboardPath, paths } from '../../addresses/paths'
import { useRecoveryCodes, wereCodesNeverSeen } from '../../stores/recovery-codes'
import type { Session } from '../../stores/session'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'

type SignedIn = Extract<Session, { status: 'signedIn' }>

export function SessionNotices({ session }: { session: SignedIn }) {
  const { pathname, search } = useLocation()
  const hasUnsavedCodes = useRecoveryCodes(state => state.codes !== null)
  const { email, recoveryCodesSeen } = session.user
  // If the answer with the codes was lost, the session here does not know of them yet.
  const areUnseen = !hasUnsavedCodes && (!recoveryCodesSeen || wereCodesNeverSeen(email))
  return (
    <>
      {session.validity === 'expired' && (
        <Notice
          tone="warn"
          title="Sign in so that your changes can be sent"
          announce="status"
          action={<ButtonLink to={authPath(pathname + search)}>Sign in</ButtonLink>}
        >
          Your record stays on this phone, and you can go on editing it.
        </Notice>
      )}
      {hasUnsavedCodes && (
        <Notice
          tone="warn"
          title="Your recovery codes are not saved yet"
          action={<ButtonLink to={paths.auth}>Show the codes</ButtonLink>}
        >
          They are gone when you close this tab.
        </Notice>
      )}
      {areUnseen && (
        <Notice
          tone="warn"
          title="You have not seen your recovery codes"
          action={<ButtonLink to={dashboardPath('profile')}>Make new ones</ButtonLink>}
        >
          They are shown only once, when they are made. Without them, a forgotten password can lock
          you out.
        </Notice>
      )}
    </>
  )
}
