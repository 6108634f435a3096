import type { ReactNode, Ref } from 'react'
import { IconButton } from './icon-button'
import { uiTexts } from './texts'

interface ListRowProps {
  title: string
  /** "10 mg, twice a day". */
  detail?: ReactNode
  mark?: ReactNode
  actions?: ReactNode
  onEdit?: (() => void) | undefined
  editRef?: Ref<HTMLButtonElement> | undefined
  /** Deletes immediately. The caller offers Undo in a toast (`showUndoToast`). */
  onDelete?: (() => void) | undefined
}

export function ListRow(props: ListRowProps) {
  const { title, detail, mark, actions, onEdit, editRef, onDelete } = props
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-2 py-2">
      {/* With large text the buttons move below it, so that its words are not broken. */}
      <div className="min-w-0 flex-1 basis-[10rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{title}</span>
          {mark}
        </p>
        {detail && <p className="tabular text-soft wrap-anywhere">{detail}</p>}
      </div>
      <div className="flex shrink-0 items-center">
        {actions}
        {onEdit && (
          <IconButton
            ref={editRef}
            icon="edit"
            label={uiTexts.edit({ what: title })}
            onClick={onEdit}
          />
        )}
        {onDelete && (
          <IconButton icon="trash" label={uiTexts.delete({ what: title })} onClick={onDelete} />
        )}
      </div>
    </li>
  )
}
