import type { ReactNode } from 'react'
import { hasSeveral, recordWords, useProfiles, useShownProfile } from '../people/profiles'
import { useQuestion } from '../stores/confirm'
import { Button } from '../ui/button'
import type { ButtonTone } from '../ui/button-look'
import { Dialog } from '../ui/dialog'
import { Labelled } from '../ui/labelled'

export function QuestionOutlet() {
  const question = useQuestion(state => state.question)
  const shown = useShownProfile()
  const isSeveral = useProfiles(hasSeveral)
  if (!question) return null
  const { title, body, isAboutRecord, choices, answer } = question
  const words =
    isAboutRecord && isSeveral && shown ? (
      <Labelled label={<strong>{recordWords(shown)}</strong>}>{body}</Labelled>
    ) : (
      body
    )
  return <ChoiceDialog key={title} title={title} body={words} choices={choices} onChoose={answer} />
}

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
