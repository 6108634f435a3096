import { useDeferredValue, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { listState, type Profile, type StatedList } from 'sync-protocol/medical'
import { useMay } from '../../stores/profiles'
import { type RowOf, useRows } from '../../sync'
import { setListState, showNotSaved } from '../../sync/index'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/checkbox'
import { Icon } from '../../ui/icon'
import { List } from '../../ui/list'
import { Skeleton } from '../../ui/skeleton'
import { addItem, deleteItem } from './list-actions'
import { ListForm } from './list-form'
import { ListItem } from './list-item'
import type { ListName, ListSpec } from './list-specs'
import { requireProfile } from './profile-first'
import { useFormInPlace } from './use-form-in-place'

/** More rows than a screen shows. */
const FIRST_ROWS = 10

interface ListCardProps {
  spec: ListSpec
  profile: Profile | undefined
}

export function ListCard({ spec, profile }: ListCardProps) {
  const rows = useRows(spec.collection)
  const anchor = useRef<HTMLDivElement>(null)

  async function remove(id: string) {
    await deleteItem(spec, id)
    // The pressed button disappears with its row, and the focus must not move to the top of the page.
    anchor.current?.focus()
  }

  return (
    // This element exists before the rows, because links and the focus after a deletion target it.
    <div id={spec.collection} ref={anchor} tabIndex={-1}>
      <Card title={spec.title}>
        {rows ? <Rows spec={spec} profile={profile} rows={rows} onDelete={remove} /> : <Skeleton />}
      </Card>
    </div>
  )
}

interface RowsProps extends ListCardProps {
  rows: readonly RowOf<ListName>[]
  onDelete: (id: string) => void
}

function Rows({ spec, profile, rows, onDelete }: RowsProps) {
  const { noneKnown } = spec
  const state = noneKnown && listState(profile, noneKnown.list, rows.length)
  const mayEdit = useMay('edit')
  // A link to an anchor scrolls past the lists above, so these must not grow afterwards.
  const { hash } = useLocation()
  const isWhole = useDeferredValue(true, rows.length <= FIRST_ROWS || hash !== '')
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <>
      {rows.length > 0 && (
        <List label={spec.title}>
          {shown.map(row => (
            <ListItem
              key={row.id}
              spec={spec}
              row={row}
              onDelete={mayEdit ? () => onDelete(row.id) : undefined}
            />
          ))}
        </List>
      )}
      {rows.length === 0 && state !== 'noneKnown' && (
        <p className="text-soft">
          {spec.empty} {mayEdit && spec.why}
        </p>
      )}
      {noneKnown && state === 'noneKnown' && !mayEdit && <p>{noneKnown.claim}</p>}
      {noneKnown && state !== 'listed' && mayEdit && (
        <NoneKnown
          {...noneKnown}
          isNone={state === 'noneKnown'}
          mayChange={() => requireProfile(profile, spec.plural)}
        />
      )}
      {mayEdit && <AddItem spec={spec} profile={profile} />}
    </>
  )
}

function AddItem({ spec, profile }: ListCardProps) {
  const draftName = `add ${spec.collection}`
  const form = useFormInPlace(draftName)

  if (form.isOpen) {
    return (
      <ListForm
        label={spec.add}
        draftName={draftName}
        fields={spec.fields}
        saveLabel={spec.add}
        save={changed => addItem(spec, profile, changed)}
        takesFocus={form.takesFocus}
      />
    )
  }
  return (
    <div className="mt-4">
      <Button
        icon={<Icon name="plus" size={20} />}
        ref={form.opener}
        disabled={spec.isHeldBack && !profile}
        onClick={() => {
          if (requireProfile(profile, spec.plural)) form.open()
        }}
      >
        {spec.add}
      </Button>
      {spec.isHeldBack && !profile && (
        <p className="mt-2 text-soft">Save your personal information first.</p>
      )}
    </div>
  )
}

interface NoneKnownProps {
  list: StatedList
  isNone: boolean
  claim: string
  claimed: string
  /** Returns false if there is no profile yet. */
  mayChange: () => boolean
}

/** "None" is a separate answer, because responders never read an empty list as "none". */
function NoneKnown({ list, isNone, claim, claimed, mayChange }: NoneKnownProps) {
  return (
    <Checkbox
      label={claim}
      help={isNone ? claimed : 'Until you say so, responders read: not recorded.'}
      checked={isNone}
      onChange={async () => {
        if (!mayChange()) return
        const saved = await setListState(list, isNone ? 'notRecorded' : 'noneKnown')
        if (!saved.ok) showNotSaved(saved.failure)
      }}
    />
  )
}
