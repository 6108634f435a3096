import { Navigate } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { useRead } from '../../stores/use-read'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { findUnclaimedRecord, isKeptForLater } from './beside'

export function BringNotice({ accountId }: { accountId: string }) {
  const beside = useRead(findUnclaimedRecord, accountId)
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
