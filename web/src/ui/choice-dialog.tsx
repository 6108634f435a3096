import type { ReactNode } from 'react'
import { Button } from './button'
import type { ButtonTone } from './button-look'
import { Dialog } from './dialog'

interface DialogChoice {
  id: string
  label: string
  tone?: ButtonTone
}

interface ChoiceDialogProps {
  title: string
  body: ReactNode
  /** The first choice is safe and has the focus. */
  choices: readonly DialogChoice[]
  /** Receives null if Escape or the back gesture closed the dialog. */
  onChoose: (id: string | null) => void
}

export function ChoiceDialog({ title, body, choices, onChoose }: ChoiceDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      onClose={() => onChoose(null)}
      actions={choices.map(({ id, label, tone = 'quiet' }) => (
        <Button key={id} tone={tone} onClick={() => onChoose(id)}>
          {label}
        </Button>
      ))}
    >
      <p>{body}</p>
    </Dialog>
  )
}
