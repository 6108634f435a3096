import { useRef } from 'react'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/empty-state'
import { Skeleton } from '../../ui/skeleton'
import { deleteCode, type SavedCode } from './code-actions'
import type { Moment } from './code-marks'
import { SavedCodeTile } from './saved-code-tile'

interface SavedCodesProps {
  /** Undefined while they are read. */
  codes: readonly SavedCode[] | undefined
  moment: Moment
  /** The one whose picture stands above. */
  shownId: string | undefined
  onView: (code: SavedCode) => void
}

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 wide:grid-cols-3'

export function SavedCodes({ codes, moment, shownId, onView }: SavedCodesProps) {
  const anchor = useRef<HTMLDivElement>(null)

  async function remove(id: string) {
    await deleteCode(id)
    // The pressed button is gone with its code; the focus must not fall to the top of the page.
    anchor.current?.focus()
  }

  return (
    <div ref={anchor} tabIndex={-1}>
      <Card title="Previously Generated QR Codes">
        {!codes && (
          <div className={grid}>
            <Skeleton block />
            <Skeleton block />
            <Skeleton block />
          </div>
        )}
        {codes?.length === 0 && (
          <EmptyState icon="qr">
            No QR codes generated yet. Create your first QR code above.
          </EmptyState>
        )}
        {codes && codes.length > 0 && (
          <ul className={grid}>
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
