import { useDeferredValue, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { listState, type Profile, type StatedList } from 'sync-protocol/medical'
import { sentences } from '../../i18n/sentences'
import { useOwnDictionary } from '../../loading/use-dictionary'
import { useDraft } from '../../people/drafts'
import { useIsOthers, useMay } from '../../people/profiles'
import type { RowOf } from '../../sync'
import { setListState, showNotSaved } from '../../sync/index'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/checkbox'
import { FoldedCard } from '../../ui/folded'
import { Icon } from '../../ui/icon'
import { List } from '../../ui/list'
import { addItem, deleteItem } from './list-actions'
import { ListForm } from './list-form'
import { ListItem } from './list-item'
import type { ListName, ListSpec } from './list-specs'
import { requireProfile } from './profile-first'
import { medicalTexts } from './texts'
import { useFormInPlace } from './use-form-in-place'

/** More rows than a screen shows. */
const FIRST_ROWS = 10

interface FormProps {
  spec: ListSpec
  profile: Profile | undefined
}

interface ListCardProps extends FormProps {
  rows: readonly RowOf<ListName>[]
  /** One sentence is enough for all lists of a screen. */
  explainsNone?: boolean | undefined
}

export function ListCard({ spec, profile, rows, explainsNone }: ListCardProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const isBegun = useDraft(addDraft(spec)) !== undefined

  async function remove(id: string) {
    await deleteItem(spec, id)
    // The pressed button disappears with its row, and the focus must not move to the top of the page.
    anchor.current?.focus()
  }

  const content = <Rows {...{ spec, profile, rows, explainsNone }} onDelete={remove} />
  return (
    // This element exists before the rows, because links and the focus after a deletion target it.
    <div id={spec.collection} ref={anchor} tabIndex={-1}>
      {spec.isFolded ? (
        <FoldedCard title={spec.texts.title} startsOpen={!profile || rows.length > 0 || isBegun}>
          {content}
        </FoldedCard>
      ) : (
        <Card title={spec.texts.title}>{content}</Card>
      )}
    </div>
  )
}

interface RowsProps extends ListCardProps {
  onDelete: (id: string) => void
}

function Rows({ spec, profile, rows, explainsNone = false, onDelete }: RowsProps) {
  const { noneKnown } = spec
  const state = noneKnown && listState(profile, noneKnown.list, rows.length)
  const mayEdit = useMay('edit')
  const dictionary = useOwnDictionary(profile?.primaryLanguage)
  const isFull = spec.rowsMax !== undefined && rows.length >= spec.rowsMax.count
  // A link to an anchor scrolls past the lists above, so these must not grow afterwards.
  const { hash } = useLocation()
  const isWhole = useDeferredValue(true, rows.length <= FIRST_ROWS || hash !== '')
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS)
  return (
    <>
      {rows.length > 0 && (
        <List label={spec.texts.title}>
          {shown.map(row => (
            <ListItem
              key={row.id}
              spec={spec}
              row={row}
              dictionary={dictionary}
              onDelete={mayEdit ? () => onDelete(row.id) : undefined}
            />
          ))}
        </List>
      )}
      {rows.length === 0 && state !== 'noneKnown' && (
        <p className="text-soft">
          {sentences(spec.texts.empty, mayEdit && profile && spec.texts.why)}
        </p>
      )}
      {noneKnown && state === 'noneKnown' && !mayEdit && <p>{noneKnown.claim.other}</p>}
      {noneKnown && state !== 'listed' && mayEdit && (
        <NoneKnown
          {...noneKnown}
          explains={explainsNone}
          isNone={state === 'noneKnown'}
          mayChange={() => requireProfile(profile, spec.texts.noProfile)}
        />
      )}
      {mayEdit && isFull && <p className="mt-4 text-soft">{spec.rowsMax?.reached}</p>}
      {mayEdit && !isFull && <AddItem spec={spec} profile={profile} />}
    </>
  )
}

const addDraft = ({ collection }: ListSpec) => `add ${collection}`

function AddItem({ spec, profile }: FormProps) {
  const draftName = addDraft(spec)
  const form = useFormInPlace(draftName)

  if (form.isOpen) {
    return (
      <ListForm
        label={spec.texts.add}
        draftName={draftName}
        fields={spec.fields}
        saveLabel={spec.texts.add}
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
          if (requireProfile(profile, spec.texts.noProfile)) form.open()
        }}
      >
        {spec.texts.add}
      </Button>
      {spec.isHeldBack && !profile && (
        <p className="mt-2 text-soft">{medicalTexts.profileFirst.hint}</p>
      )}
    </div>
  )
}

interface NoneKnownProps {
  list: StatedList
  isNone: boolean
  claim: { own: string; other: string }
  claimed: string
  explains: boolean
  /** Returns false if there is no profile yet. */
  mayChange: () => boolean
}

/** "None" is a separate answer, because responders never read an empty list as "none". */
function NoneKnown({ list, isNone, claim, claimed, explains, mayChange }: NoneKnownProps) {
  const isOthers = useIsOthers()
  return (
    <Checkbox
      label={isOthers ? claim.other : claim.own}
      help={isNone ? claimed : explains && medicalTexts.lists.none}
      checked={isNone}
      onChange={async () => {
        if (!mayChange()) return
        const saved = await setListState(list, isNone ? 'notRecorded' : 'noneKnown')
        if (!saved.ok) showNotSaved(saved.failure)
      }}
    />
  )
}
