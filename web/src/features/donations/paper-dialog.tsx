import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Icon } from '../../ui/icon'
import { saveFile } from '../../ui/save-file'

export interface Paper {
  title: string
  fileName: string
  lines: readonly string[]
}

/** The paper is plain text, which opens everywhere and for ever. */
export function PaperDialog({ paper, onClose }: { paper: Paper; onClose: () => void }) {
  const save = () => saveFile(paper.fileName, `${paper.lines.join('\n')}\n`, 'text/plain')
  return (
    <Dialog
      title={paper.title}
      size="page"
      onClose={onClose}
      actions={
        <Button tone="primary" icon={<Icon name="download" size={20} />} onClick={save}>
          Save
        </Button>
      }
    >
      <div className="tabular grid gap-1 wrap-anywhere">
        {paper.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text do not move
          <p key={index} className="min-h-3">
            {line}
          </p>
        ))}
      </div>
    </Dialog>
  )
}
