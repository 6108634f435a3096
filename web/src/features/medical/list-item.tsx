import { useRef } from 'react'
import type { Row } from 'sync-protocol/medical'
import { editDraft, keepDraft, useDraft } from '../../stores/drafts'
import { ListRow } from '../../ui/list-row'
import { StatusPill } from '../../ui/status-pill'
import { changeItem } from './list-actions'
import { ListForm } from './list-form'
import type { ListSpec } from './list-specs'

interface ListItemProps {
  spec: ListSpec
  row: Row<object>
  onDelete: () => void
}

/** A row, or in its place the form that edits it. An open edit is a draft: it survives a reload. */
export function ListItem({ spec, row, onDelete }: ListItemProps) {
  const draftName = editDraft(row.id)
  const isEditing = useDraft(draftName) !== undefined
  const openedHere = useRef(false)
  const { title, details, alarm } = spec.words(row)

  if (!isEditing) {
    return (
      <ListRow
        title={title}
        mark={<Mark row={row} alarm={alarm} />}
        detail={details.join(' · ')}
        onEdit={() => {
          openedHere.current = true
          keepDraft(draftName, {})
        }}
        onDelete={onDelete}
      />
    )
  }
  return (
    <li>
      <ListForm
        label={`Edit ${title}`}
        draftName={draftName}
        fields={spec.fields}
        stored={row}
        saveLabel="Save"
        save={changed => changeItem(spec, row.id, changed)}
        onClose={() => {}}
        takesFocus={openedHere.current}
      />
    </li>
  )
}

function Mark({ row, alarm }: { row: Row<object>; alarm: string | undefined }) {
  return (
    <>
      {alarm && <StatusPill tone="danger">{alarm}</StatusPill>}
      {(row.conflicts || row.revived) && <StatusPill tone="warn">Please check</StatusPill>}
    </>
  )
}
