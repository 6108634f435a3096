import { useState } from 'react'
import { type PrintForm, placeOf } from 'sync-protocol/qr'
import { printPath } from '../../../app/paths'
import { showUndoToast } from '../../../stores/toast'
import { removeRow, useRows } from '../../../sync'
import { Button } from '../../../ui/button'
import { ButtonLink } from '../../../ui/button-link'
import { List } from '../../../ui/list'
import { ListRow } from '../../../ui/list-row'
import { StatusPill } from '../../../ui/status-pill'
import type { EditorForm } from '../print-forms'
import { FamilyPlaces } from './family-places'
import { statusOfPlace } from './place-status'
import { PLACES, type PlaceName, type PlaceProps } from './place-table'

/** Those of the print editor, where they are made: `as` is its name for them. */
const ON_PAPER: { form: PrintForm; as: EditorForm; title: string; about: string }[] = [
  { form: 'card', as: 'card', title: 'Wallet card', about: 'What ambulance staff look for first.' },
  {
    form: 'stickers',
    as: 'small-stickers',
    title: 'Stickers',
    about: 'To be cut from a sheet of sticker paper.',
  },
  { form: 'page', as: 'page', title: 'Page', about: 'For the fridge or the glove box.' },
]

/** Every place for a code, what of it is there, and whether that is still right. */
export function PlaceList({ code, record }: PlaceProps) {
  const [nowMs] = useState(Date.now)
  const prints = useRows('prints') ?? []
  const own = prints.filter(({ codeId }) => codeId === code.id)
  const editorPath = (form: EditorForm) => `${printPath(code.id)}?form=${form}`
  const row = (form: PrintForm, title: string, about: string, to: string) => {
    const { pill, sentence } = statusOfPlace(form, code, own, nowMs)
    const make = pill ? 'Make again' : 'Make'
    const made = own.filter(print => placeOf(print.form) === form).map(({ id }) => id)
    return (
      <ListRow
        key={form}
        title={title}
        detail={`${about} ${sentence}`}
        mark={pill && <StatusPill tone={pill.tone}>{pill.word}</StatusPill>}
        actions={
          <span className="flex flex-wrap justify-end gap-2">
            {pill && pill.tone !== 'ok' && (
              <Button
                tone="bare"
                aria-label={`It is gone: ${title}`}
                onClick={() => void forget(title, made)}
              >
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
  return (
    <List label="Places">
      {ON_PAPER.map(({ form, as, title, about }) => row(form, title, about, editorPath(as)))}
      <ListRow
        title="Travel card in two languages"
        detail="As large as a passport: your language and that of where you travel, side by side."
        actions={
          <ButtonLink to={editorPath('travel')} aria-label="Make: Travel card in two languages">
            Make
          </ButtonLink>
        }
      />
      {(Object.keys(PLACES) as PlaceName[]).map(name => {
        const { form, title, about } = PLACES[name]
        return row(form, title, about, printPath(code.id, name))
      })}
      <FamilyPlaces code={code} record={record} />
    </List>
  )
}

/** What was thrown away need not be made again; what is known of its link is forgotten with it. */
async function forget(title: string, ids: readonly string[]) {
  const undos = await Promise.all(ids.map(id => removeRow('prints', id)))
  showUndoToast(title, 'You will not be asked to make it again.', () => {
    for (const undo of undos) void undo()
  })
}
