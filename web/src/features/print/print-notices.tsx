import type { MedicalRecord } from 'sync-protocol/medical'
import { freshnessOf, isExpired, scanAdvice } from 'sync-protocol/qr'
import { dashboardPath } from '../../addresses/paths'
import { useIsLocal } from '../../stores/session'
import type { RowOf } from '../../sync'
import { ButtonLink } from '../../ui/button-link'
import { Notice } from '../../ui/notice'
import type { PrintedCode } from './printed-code'

interface PrintNoticesProps {
  code: RowOf<'qr-codes'>
  record: Pick<MedicalRecord, 'changedAtMs'>
  made: Pick<PrintedCode, 'scannability' | 'leftOut'>
  nowMs: number
  isLinkOnly?: boolean
}

const TONES = { good: 'info', warn: 'warn', refused: 'danger' } as const

export function PrintNotices({
  code,
  record,
  made: { scannability, leftOut },
  nowMs,
  isLinkOnly = false,
}: PrintNoticesProps) {
  const isLocal = useIsLocal()
  const { isOutOfDate } = freshnessOf(code, [], { changedAtMs: record.changedAtMs, nowMs })
  return (
    <>
      {isExpired(code, nowMs) && (
        <Notice tone="danger" title="This code has expired">
          A card with it would open nothing. Make the code anew first.
        </Notice>
      )}
      {scannability.reasons.length > 0 && (
        <Notice
          tone={TONES[scannability.grade]}
          {...(scannability.grade === 'refused' && { title: 'This could not be scanned' })}
          announce="status"
        >
          {scanAdvice(scannability.reasons).join(' ')}
        </Notice>
      )}
      {isOutOfDate && !isLinkOnly && !isExpired(code, nowMs) && (
        <Notice
          tone="warn"
          title="Update this code first"
          action={<ButtonLink to={dashboardPath('qr-codes')}>To the QR codes</ButtonLink>}
        >
          Your record changed after it was made: its words are printed as they are now, but its
          offline copy is the older one.
        </Notice>
      )}
      {leftOut > 0 && (
        <Notice tone="info">
          {leftOut === 1
            ? 'A sticker has room for less than a card: the least urgent entry of the offline copy is not on it. It opens with a connection.'
            : `A sticker has room for less than a card: the ${leftOut} least urgent entries of the offline copy are not on it. They open with a connection.`}
        </Notice>
      )}
      {isLocal && (
        <Notice tone="info">
          {code.capsule
            ? 'The offline copy in this code works at once, also without an account. The current record opens once you back up.'
            : 'This code opens nothing until you back up.'}
        </Notice>
      )}
      {code.isUnsent && !isLocal && (
        <Notice tone="info">
          {code.capsule
            ? 'The offline copy in this code works at once. The current record opens once this phone has been online.'
            : 'This code opens nothing until this phone has been online.'}
        </Notice>
      )}
      {code.accessLevel === 'healthcare' && (
        <Notice tone="info">
          Anyone who finds the card can read its words, so it says only what a public code shows.
          The code itself asks first, then opens the rest.
        </Notice>
      )}
    </>
  )
}
