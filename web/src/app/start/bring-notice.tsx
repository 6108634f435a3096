import { Navigate } from 'react-router-dom'
import { paths } from '../../addresses/paths'
import { useRead } from '../../stores/use-read'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import { mergeTexts } from './texts-merge'
import { findUnclaimedRecord, isKeptForLater } from './unclaimed-record'

const texts = mergeTexts.notice

export function BringNotice({ accountId }: { accountId: string }) {
  const recordId = useRead(findUnclaimedRecord, accountId)
  if (!recordId) return null
  if (!isKeptForLater(recordId)) return <Navigate to={paths.bring} replace />
  return (
    <Notice
      tone="warn"
      title={texts.title}
      action={<ButtonLink to={paths.bring}>{texts.look}</ButtonLink>}
    >
      {texts.text}
    </Notice>
  )
}
