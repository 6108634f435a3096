import { isExpired } from 'sync-protocol/qr'
import type { RowOf } from '../../sync'
import { Notice } from '../../ui/notice'
import type { PrintedCode } from './printed-code'

interface PrintNoticesProps {
  code: RowOf<'qr-codes'>
  verdict: PrintedCode['verdict']
  nowMs: number
}

/** What the owner should know before the card is on paper and can no longer be changed. */
export function PrintNotices({ code, verdict, nowMs }: PrintNoticesProps) {
  return (
    <>
      {isExpired(code, nowMs) && (
        <Notice tone="danger" title="This code has expired">
          A card with it would open nothing. Make the code anew first.
        </Notice>
      )}
      {verdict.grade === 'refused' && (
        <Notice tone="danger" title="This could not be scanned">
          {verdict.reasons.includes('small_modules')
            ? 'It holds too much to be this small. Make it anew, with less in it.'
            : 'Scanners would miss it in this colour. Choose black.'}
        </Notice>
      )}
      {verdict.grade === 'warn' && (
        <Notice tone="warn">Some scanners read this colour badly. Black is read by all.</Notice>
      )}
      {verdict.grade === 'good' && verdict.reasons.includes('red_light') && (
        <Notice tone="info">
          Phones read this colour well. Hand scanners with red light do not: black is read by all.
        </Notice>
      )}
      {code.isUnsent && (
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
