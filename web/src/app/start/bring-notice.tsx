import { Navigate } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { useRead } from '../../stores/use-read'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { findUnclaimedRecord, isKeptForLater } from './unclaimed-record'

export function BringNotice({ accountId }: { accountId: string }) {
  const recordId = useRead(findUnclaimedRecord, accountId)
  if (!recordId) return null
  if (!isKeptForLater(recordId)) return <Navigate to={paths.bring} replace />
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
