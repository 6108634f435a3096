import { useState } from 'react'
import { prepareWords } from 'sync-protocol/card'
import { type MedicalRecord, recordMarkOf } from 'sync-protocol/medical'
import { freshnessOf, isExpired, prepareModel, scanAdvice } from 'sync-protocol/qr'
import { phrase } from '../../i18n/phrase'
import { sentences } from '../../i18n/sentences'
import { inSlices } from '../../loading/in-slices'
import { useMay } from '../../people/profiles'
import { useIsLocal } from '../../people/session'
import type { RowOf } from '../../sync'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { PrintedCode } from './printed-code'
import { renewedCode, saveRenewed } from './renewed-code'
import { printTexts } from './texts'

interface PrintNoticesProps {
  code: RowOf<'qr-codes'>
  record: MedicalRecord
  made: Pick<PrintedCode, 'scannability' | 'leftOut'>
  nowMs: number
  isLinkOnly?: boolean
}

const TONES = { good: 'info', warn: 'warn', refused: 'danger' } as const
const words = printTexts.notices

export function PrintNotices({
  code,
  record,
  made: { scannability, leftOut },
  nowMs,
  isLinkOnly = false,
}: PrintNoticesProps) {
  const isLocal = useIsLocal()
  const isOver = isExpired(code, nowMs)
  const { isOutOfDate } = freshnessOf(code, [], { recordMark: recordMarkOf(record), nowMs })
  // The choice of a color says this itself.
  const reasons = scannability.reasons.filter(reason => reason !== 'red_light')
  return (
    <>
      {isOver && (
        <Notice tone="danger" title={words.expired}>
          {words.expiredHelp}
        </Notice>
      )}
      {reasons.length > 0 && (
        <Notice
          tone={TONES[scannability.grade]}
          {...(scannability.grade === 'refused' && { title: words.unscannable })}
          announce="status"
        >
          {sentences(...scanAdvice(reasons).map(advice => phrase(advice)))}
        </Notice>
      )}
      {isOutOfDate && !isLinkOnly && !isOver && <UpdateNotice code={code} record={record} />}
      {leftOut > 0 && <Notice tone="info">{words.leftOut({ count: leftOut })}</Notice>}
      {isLocal && (
        <Notice tone="info">{code.capsule ? words.localWithCopy : words.localWithoutCopy}</Notice>
      )}
      {code.isUnsent && !isLocal && (
        <Notice tone="info">{code.capsule ? words.unsentWithCopy : words.unsentWithoutCopy}</Notice>
      )}
      {code.accessLevel === 'healthcare' && <Notice tone="info">{words.healthcare}</Notice>}
    </>
  )
}

function UpdateNotice({ code, record }: Pick<PrintNoticesProps, 'code' | 'record'>) {
  const mayMake = useMay('codes')
  const [isBusy, setBusy] = useState(false)

  async function update() {
    setBusy(true)
    await inSlices(learnAll())
    await saveRenewed(renewedCode(code, record, Date.now()))
    setBusy(false)
  }

  return (
    <Notice
      tone="warn"
      title={words.update}
      action={
        mayMake && (
          <Button busy={isBusy} onClick={update}>
            {words.updateButton}
          </Button>
        )
      }
    >
      {words.updateHelp}
    </Notice>
  )
}

function* learnAll() {
  yield* prepareModel()
  yield* prepareWords()
}
