import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useSession } from '../../stores/session'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { paths } from '../paths'
import { findBeside, isKeptForLater } from './beside'

/** Asks once what is to become of a record that was here before the account, then reminds of it. */
export function BringNotice() {
  const session = useSession(state => state.session)
  const ownerId = session.status === 'signedIn' ? session.user.id : undefined
  const [beside, setBeside] = useState<string>()

  useEffect(() => {
    let isGone = false
    if (ownerId) void findBeside(ownerId).then(id => isGone || setBeside(id))
    return () => {
      isGone = true
      setBeside(undefined)
    }
  }, [ownerId])

  if (!beside) return null
  if (!isKeptForLater(beside)) return <Navigate to={paths.bring} replace />
  return (
    <Notice
      tone="warn"
      title="Another record is on this phone"
      action={<ButtonLink to={paths.bring}>Look at it</ButtonLink>}
    >
      You started it without an account and kept it for later. It is not in your account: if this
      phone is lost, so is it.
    </Notice>
  )
}
