import { useLocation } from 'react-router-dom'
import { authPath, paths } from '../../addresses/paths'
import { useRecoveryCodes, wereCodesNeverSeen } from '../../people/recovery-codes'
import { type Session, useSession } from '../../people/session'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { dashboardFrameTexts } from './texts'

const texts = dashboardFrameTexts.notices

type SignedIn = Extract<Session, { status: 'signedIn' }>

export function SessionNotices({ session }: { session: SignedIn }) {
  const { pathname, search } = useLocation()
  const hasUnsavedCodes = useRecoveryCodes(state => state.codes !== null)
  return (
    <>
      {session.validity === 'expired' && (
        <Notice
          tone="warn"
          title={texts.signIn}
          announce="status"
          action={<ButtonLink to={authPath(pathname + search)}>{texts.signInButton}</ButtonLink>}
        >
          {texts.signInText}
        </Notice>
      )}
      {hasUnsavedCodes && (
        <Notice
          tone="warn"
          title={texts.kitNotSaved}
          action={<ButtonLink to={paths.auth}>{texts.showKit}</ButtonLink>}
        >
          {texts.kitNotSavedText}
        </Notice>
      )}
    </>
  )
}

export function useLacksKit(): boolean {
  const session = useSession(state => state.session)
  const hasUnsavedCodes = useRecoveryCodes(state => state.codes !== null)
  if (session.status !== 'signedIn' || hasUnsavedCodes) return false
  const { email, recoveryCodesSeen } = session.user
  // If the answer with the codes was lost, the session here does not know of them yet.
  return !recoveryCodesSeen || wereCodesNeverSeen(email)
}
