import type { Dictionary } from 'sync-protocol/card'
import { editDraft } from '../../people/drafts'
import { inLine } from '../../record-words/in-line'
import type { RowOf } from '../../sync'
import { ListRow } from '../../ui/list-row'
import { StatusPill } from '../../ui/status-pill'
import { changeItem } from './list-actions'
import { ListForm } from './list-form'
import type { ListName, ListSpec } from './list-specs'
import { medicalTexts } from './texts'
import { useFormInPlace } from './use-form-in-place'
import { refusalWords } from './use-refusal-toast'

const { forms: texts } = medicalTexts

interface ListItemProps {
  spec: ListSpec
  row: RowOf<ListName>
  dictionary: Dictionary | undefined
  onDelete: (() => void) | undefined
}

export function ListItem({ spec, row, dictionary, onDelete }: ListItemProps) {
  const draftName = editDraft(row.id)
  const form = useFormInPlace(draftName)
  const { title, details, alarm } = spec.words(row, dictionary)

  if (!form.isOpen) {
    return (
      <ListRow
        title={title}
        mark={<Mark row={row} alarm={alarm} />}
        // The no-break space keeps the dot on the line of the detail before it.
        detail={row.refusal ? refusalWords(row.refusal) : inLine(details, '\u00a0· ')}
        onEdit={onDelete && form.open}
        editRef={form.opener}
        onDelete={onDelete}
      />
    )
  }
  return (
    <li>
      <ListForm
        label={texts.edit({ title })}
        draftName={draftName}
        fields={spec.fields}
        stored={row}
        saveLabel={texts.save}
        save={changed => changeItem(spec, row, changed)}
        takesFocus={form.takesFocus}
      />
    </li>
  )
}

function Mark({ row, alarm }: { row: RowOf<ListName>; alarm: string | undefined }) {
  return (
    <>
      {alarm && <StatusPill tone="danger">{alarm}</StatusPill>}
      {row.refusal && <StatusPill tone="danger">{texts.refusedMark}</StatusPill>}
      {(row.conflicts || row.revived) && <StatusPill tone="warn">{texts.conflictMark}</StatusPill>}
    </>
  )
}
