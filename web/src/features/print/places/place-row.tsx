import { useState } from 'react'
import { Link } from 'react-router-dom'
import { recordMarkOf } from 'sync-protocol/medical'
import { freshnessOf, placeOf } from 'sync-protocol/qr'
import { printPath } from '../../../addresses/paths'
import { showUndoToast } from '../../../stores/toast'
import { type RowOf, removeRow } from '../../../sync'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { labelled } from '../../../ui/labelled'
import { StatusPill } from '../../../ui/status-pill'
import { printTexts } from '../texts'
import { statusOfPlace } from './place-status'
import { isPlace, type PlaceProps, type PlaceRule } from './place-table'
import { PlaceThumbnail } from './place-thumbnail'

const words = printTexts.places

interface PlaceRowProps extends PlaceProps {
  place: PlaceRule
  prints: readonly RowOf<'prints'>[]
}

/** The whole row leads to its print, as in a phone's settings. */
export function PlaceRow({ code, record, place, prints }: PlaceRowProps) {
  const { name, form } = place
  const { about } = printTexts.prints[name]
  const title = form === 'stickers' ? words.stickers : printTexts.prints[name].title
  const [nowMs] = useState(Date.now)
  const freshness = freshnessOf(code, prints, { recordMark: recordMarkOf(record), nowMs })
  const { pill, sentence } = statusOfPlace(form, freshness)
  const make = pill ? words.makeAgain : words.make
  const to = isPlace(name) ? printPath(code.id, name) : `${printPath(code.id)}?form=${name}`

  async function forget() {
    const made = prints.filter(print => print.codeId === code.id && placeOf(print.form) === form)
    const undos = await Promise.all(made.map(({ id }) => removeRow('prints', id)))
    if (undos.includes(undefined)) return
    showUndoToast(title, words.forgotten, () => {
      for (const undo of undos) void undo?.()
    })
  }

  return (
    <li className="relative flex items-center gap-3 py-2">
      <PlaceThumbnail name={name} />
      <div className="grid min-w-0 flex-1 justify-items-start">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={to}
            aria-label={labelled(make, title)}
            className="rounded-ui font-semibold text-ink no-underline after:absolute after:inset-0"
          >
            {title}
          </Link>
          {pill && <StatusPill tone={pill.tone}>{pill.word}</StatusPill>}
        </p>
        <p className="text-soft">{pill ? sentence : about}</p>
        {pill && pill.tone !== 'ok' && (
          <div className="relative">
            <Button
              tone="bare"
              aria-label={labelled(words.threwAway, title)}
              onClick={() => void forget()}
            >
              {words.threwAway}
            </Button>
          </div>
        )}
      </div>
      <span className="text-soft">
        <Icon name="chevron-right" size={20} />
      </span>
    </li>
  )
}
