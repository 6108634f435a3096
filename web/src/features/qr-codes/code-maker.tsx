/** This script needs the words of a record and draws codes, so it loads after the form. */
import type { MedicalRecord } from 'sync-protocol/medical'
import { showToast } from '../../stores/toast'
import type { RowOf } from '../../sync'
import type { SavedCode } from './code-actions'
import { drawCode } from './draw'
import { GeneratedPanel } from './generated-panel'
import { SavedCodes } from './saved-codes'

export { generateCode } from './code-actions'
export { CodePreview } from './code-preview'

interface MadeCodesProps {
  codes: readonly SavedCode[]
  prints: readonly RowOf<'prints'>[]
  record: MedicalRecord
  isLocal: boolean
  shownCode: SavedCode | undefined
  shownNth: number | undefined
  onView: (code: SavedCode) => void
}

export function MadeCodes(props: MadeCodesProps) {
  const { codes, prints, record, isLocal, shownCode, shownNth, onView } = props
  const moment = { isLocal, changedAtMs: record.changedAtMs, nowMs: Date.now(), prints }
  return (
    <>
      {shownCode && (
        <GeneratedPanel key={shownNth} code={shownCode} record={record} moment={moment} />
      )}
      <SavedCodes codes={codes} moment={moment} shownId={shownCode?.id} onView={onView} />
    </>
  )
}

export function showCodeLoaded(code: SavedCode): void {
  showToast(
    drawCode(code)
      ? { title: 'QR Code Loaded', description: 'Ready to download or print.' }
      : { title: 'Error', description: 'Failed to load QR code', tone: 'danger' },
  )
}
