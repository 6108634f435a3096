import { useRef } from 'react'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { deleteCode, type SavedCode } from './code-actions'
import type { Moment } from './code-marks'
import { SavedCodeTile } from './saved-code-tile'

interface SavedCodesProps {
  codes: readonly SavedCode[]
  moment: Moment
  shownId: string | undefined
  onView: (code: SavedCode) => void
}

export function SavedCodes({ codes, moment, shownId, onView }: SavedCodesProps) {
  const anchor = useRef<HTMLDivElement>(null)

  async function remove(id: string) {
    await deleteCode(id)
    // The pressed button disappears with its code, and the focus must not move to the top of the page.
    anchor.current?.focus()
  }

  return (
    <div ref={anchor} tabIndex={-1}>
      <Card title="Previously Generated QR Codes">
        {codes.length === 0 ? (
          <EmptyState icon="qr">
            No QR codes generated yet. Create your first QR code above.
          </EmptyState>
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
