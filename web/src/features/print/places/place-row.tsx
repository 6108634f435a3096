import { useState } from 'react'
import { freshnessOf, type PrintForm, placeOf } from 'sync-protocol/qr'
import { showUndoToast } from '../../../stores/toast'
import { removeRow, useRows } from '../../../sync'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { ListRow } from '../../../ui/list-row'
import { StatusPill } from '../../../ui/status-pill'
import { statusOfPlace } from './place-status'
import type { PlaceProps } from './place-table'

interface PlaceRowProps extends PlaceProps {
  form: PrintForm
  title: string
  about: string
  to: string
}

export function PlaceRow({ code, record, form, title, about, to }: PlaceRowProps) {
  const [nowMs] = useState(Date.now)
  const prints = useRows('prints')
  const freshness = freshnessOf(code, prints ?? [], { changedAtMs: record.changedAtMs, nowMs })
  const { pill, sentence } = statusOfPlace(form, freshness)
  const make = pill ? 'Make again' : 'Make'

  async function forget() {
    const made = (prints ?? []).filter(
      print => print.codeId === code.id && placeOf(print.form) === form,
    )
    const undos = await Promise.all(made.map(({ id }) => removeRow('prints', id)))
    if (undos.includes(undefined)) return
    showUndoToast(title, 'You will not be asked to make it again.', () => {
      for (const undo of undos) void undo?.()
    })
  }

  return (
    <ListRow
      title={title}
      detail={prints ? `${about} ${sentence}` : about}
      mark={pill && <StatusPill tone={pill.tone}>{pill.word}</StatusPill>}
      actions={
        <span className="flex flex-wrap justify-end gap-2">
          {pill && pill.tone !== 'ok' && (
            <Button tone="bare" aria-label={`It is gone: ${title}`} onClick={() => void forget()}>
              It is gone
            </Button>
          )}
          <ButtonLink to={to} aria-label={`${make}: ${title}`}>
            {make}
          </ButtonLink>
        </span>
      }
    />
  )
}
