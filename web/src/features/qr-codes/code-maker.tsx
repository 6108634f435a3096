/** This script needs the words of a record and draws codes, so it loads after the form. */

import { useRef } from 'react'
import { type MedicalRecord, recordMarkOf } from 'sync-protocol/medical'
import { showToast } from '../../stores/toast'
import type { RowOf } from '../../sync'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { deleteCode, type SavedCode } from './code-actions'
import type { Moment } from './code-marks'
import { drawCode } from './draw'
import { GeneratedPanel } from './generated-panel'
import { SavedCodeTile } from './saved-code-tile'
import { qrCodesTexts } from './texts'

export { generateCode } from './code-actions'
export { CodePreview } from './code-preview'

const { saved: texts, results } = qrCodesTexts

interface MadeCodesProps {
  codes: readonly SavedCode[]
  prints: readonly RowOf<'prints'>[]
  record: MedicalRecord
  isLocal: boolean
  shownCode: SavedCode | undefined
  shownNth: number
  /** The person chose the shown code, or a link did. */
  isAsked: boolean
  onView: (code: SavedCode) => void
}

export function MadeCodes(props: MadeCodesProps) {
  const { codes, prints, record, isLocal, shownCode, shownNth, isAsked, onView } = props
  const moment = { isLocal, recordMark: recordMarkOf(record), nowMs: Date.now(), prints }
  return (
    <>
      {shownCode && (
        <GeneratedPanel
          key={`${shownCode.id} ${shownNth}`}
          code={shownCode}
          record={record}
          moment={moment}
          takesFocus={isAsked}
        />
      )}
      <SavedCodes codes={codes} moment={moment} shownId={shownCode?.id} onView={onView} />
    </>
  )
}

export function showCodeLoaded(code: SavedCode): void {
  showToast(
    drawCode(code)
      ? { title: texts.loaded, description: texts.loadedText }
      : { title: results.error, description: texts.notLoaded, tone: 'danger' },
  )
}

interface SavedCodesProps {
  codes: readonly SavedCode[]
  moment: Moment
  shownId: string | undefined
  onView: (code: SavedCode) => void
}

function SavedCodes({ codes, moment, shownId, onView }: SavedCodesProps) {
  const anchor = useRef<HTMLDivElement>(null)

  async function remove(id: string) {
    await deleteCode(id)
    // The pressed button disappears with its code, and the focus must not move to the top of the page.
    anchor.current?.focus()
  }

  return (
    <div ref={anchor} tabIndex={-1}>
      <Card title={texts.title}>
        {codes.length === 0 ? (
          <EmptyState icon="qr">{texts.none}</EmptyState>
        ) : (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 wide:grid-cols-3">
            {[...codes].reverse().map(code => (
              <SavedCodeTile
                key={code.id}
                code={code}
                moment={moment}
                isShownAbove={code.id === shownId}
                onView={() => onView(code)}
                onDelete={() => remove(code.id)}
              />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}
