import { useMemo, useState } from 'react'
import { type MedicalRecord, todayHere } from 'sync-protocol/medical'
import { isExpired } from 'sync-protocol/qr'
import { codeOrigin } from '../../addresses/code-origin'
import { useMay } from '../../people/profiles'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dayWords, momentWords } from '../../ui/date-words'
import { Notice } from '../../ui/notice'
import { useFocusOnArrival } from '../../ui/use-focus-on-arrival'
import { CaptionedCode } from './captioned-code'
import { type SavedCode, updateCode } from './code-actions'
import { isOutOfDate, type Moment, marksOf } from './code-marks'
import { drawCode } from './draw'
import { levelSentence } from './level-sentence'
import { ManageCode } from './manage-code'
import { OfflineCopy } from './offline-copy'
import { omittedFrom } from './omitted'
import { SaveButtons } from './save-buttons'
import { scanAdviceOf } from './scan-advice'
import { ScanAdviceNotice } from './scan-advice-notice'
import { StrangerView } from './stranger-view'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.made

interface GeneratedPanelProps {
  code: SavedCode
  record: MedicalRecord
  moment: Moment
  takesFocus: boolean
}

/** Showing a stored code never extends, revives, widens or re-tokens it. */
export function GeneratedPanel({ code, record, moment, takesFocus }: GeneratedPanelProps) {
  const { token, capsule, qrColor } = code
  const drawing = useMemo(() => drawCode({ token, capsule, qrColor }), [token, capsule, qrColor])
  const omitted = useMemo(() => omittedFrom(code, record), [code, record])
  const { nowMs } = moment
  const today = todayHere(new Date(nowMs))
  const advice = scanAdviceOf(qrColor, drawing?.modules)
  const mayMake = useMay('codes')
  const anchor = useFocusOnArrival(takesFocus)
  return (
    <div ref={anchor} tabIndex={-1}>
      <Card title={texts.title}>
        <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
          <CaptionedCode code={code} drawing={drawing} />
          <div className="grid gap-4">
            {marksOf(code, moment).map(({ tone, word, sentence }) => (
              <Notice key={word} tone={tone} title={word}>
                {sentence}
              </Notice>
            ))}
            {mayMake &&
              isOutOfDate(code, moment) &&
              !isExpired(code, nowMs) &&
              advice.grade !== 'refused' && <UpdateButton code={code} record={record} />}
            <SaveButtons code={code} drawing={advice.grade === 'refused' ? undefined : drawing} />
            <ScanAdviceNotice advice={advice} />
            <p>{levelSentence(code.type, code.accessLevel)}</p>
            <p className="tabular text-soft">{madeText(code)}</p>
            <div>
              <StrangerView code={code} record={record} today={today} />
              <OfflineCopy code={code} omitted={omitted} today={today} />
            </div>
            <ManageCode code={code} record={record} />
          </div>
        </div>
      </Card>
    </div>
  )
}

function madeText({ revisedAt, expiresAt }: SavedCode): string {
  const day = dayWords(revisedAt)
  if (expiresAt === '') return texts.neverExpires({ day })
  return texts.expires({ day, moment: momentWords(expiresAt) })
}

function UpdateButton({ code, record }: Pick<GeneratedPanelProps, 'code' | 'record'>) {
  const [isBusy, setBusy] = useState(false)
  async function update() {
    setBusy(true)
    await updateCode(code, { record, origin: codeOrigin(), nowMs: Date.now() })
    setBusy(false)
  }
  return (
    <Button busy={isBusy} onClick={update}>
      {texts.update}
    </Button>
  )
}
