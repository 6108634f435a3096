import { useState } from 'react'
import { freshnessOf, placeOf } from 'sync-protocol/qr'
import { printPath } from '../../../addresses/paths'
import { showUndoToast } from '../../../stores/toast'
import { type RowOf, removeRow } from '../../../sync'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
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

export function PlaceRow({ code, record, place, prints }: PlaceRowProps) {
  const { name, form } = place
  const { about } = printTexts.prints[name]
  const title = form === 'stickers' ? words.stickers : printTexts.prints[name].title
  const [nowMs] = useState(Date.now)
  const freshness = freshnessOf(code, prints, { changedAtMs: record.changedAtMs, nowMs })
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
    <li className="flex items-start gap-3 py-3">
      <PlaceThumbnail name={name} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-[14rem]">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold">{title}</span>
            {pill && <StatusPill tone={pill.tone}>{pill.word}</StatusPill>}
          </p>
          <p className="text-soft">{pill ? sentence : about}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {pill && pill.tone !== 'ok' && (
            <Button
              tone="bare"
              aria-label={labelled(words.threwAway, title)}
              onClick={() => void forget()}
            >
              {words.threwAway}
            </Button>
          )}
          <ButtonLink to={to} aria-label={labelled(make, title)}>
            {make}
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}
