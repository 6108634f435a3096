import type { ViewRow } from '../../db/tables'
import { showUndoToast } from '../../stores/toast'
import { type Conflict, conflictsOf, keepRevived, removeRow, settleConflict } from '../../sync'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { momentWords } from '../../ui/date-words'
import { fieldWords, rowWords, valueWords } from './words'

interface ConflictsCardProps {
  /** Rows with values of two devices. */
  disputed: readonly ViewRow[]
  /** Rows deleted on one device and changed on another. */
  revived: readonly ViewRow[]
}

/** Where two devices disagree. Responders read both values until one is picked here. */
export function ConflictsCard({ disputed, revived }: ConflictsCardProps) {
  if (disputed.length + revived.length === 0) return null
  return (
    <Card title="Changed on two devices" lead="Nothing was lost. Pick what is right.">
      <ul className="divide-y divide-line">
        {disputed.flatMap(row =>
          conflictsOf(row).map(conflict => (
            <ConflictRow key={keyOf(conflict)} conflict={conflict} row={row} />
          )),
        )}
        {revived.map(row => (
          <RevivedRow key={row.id} row={row} />
        ))}
      </ul>
    </Card>
  )
}

const keyOf = ({ collection, id, current }: Conflict) =>
  [collection, id, ...Object.keys(current)].join('/')

function ConflictRow({ conflict, row }: { conflict: Conflict; row: ViewRow }) {
  const { collection, current, others } = conflict
  const fields = [...new Set(Object.keys(current).map(fieldWords))].join(', ')
  return (
    <li className="grid gap-2 py-3">
      <p className="font-semibold wrap-anywhere">{rowWords(collection, row.values)}</p>
      <p className="text-soft">{fields}: which is right?</p>
      <div className="grid gap-2">
        <Button wide onClick={() => settleConflict(conflict, current)}>
          <span className="grid">
            {valueWords(current)}
            <span className="font-normal text-soft">stands now</span>
          </span>
        </Button>
        {others.map(({ fields: other, atMs }) => (
          <Button
            key={`${atMs} ${valueWords(other)}`}
            wide
            onClick={() => settleConflict(conflict, other)}
          >
            <span className="grid">
              {valueWords(other)}
              <span className="font-normal text-soft">from {momentWords(atMs)}</span>
            </span>
          </Button>
        ))}
      </div>
    </li>
  )
}

function RevivedRow({ row: { collection, id, values } }: { row: ViewRow }) {
  async function remove() {
    const undo = await removeRow(collection, id)
    showUndoToast('Deleted', rowWords(collection, values), undo)
  }

  return (
    <li className="grid gap-2 py-3">
      <p className="font-semibold wrap-anywhere">{rowWords(collection, values)}</p>
      <p className="text-soft">Deleted on one device and changed on another, so it was kept.</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => keepRevived(collection, id)}>Keep</Button>
        <Button tone="danger" onClick={remove}>
          Delete
        </Button>
      </div>
    </li>
  )
}
