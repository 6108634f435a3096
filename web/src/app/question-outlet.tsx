import { useQuestion } from '../stores/confirm'
import { ChoiceDialog } from '../ui/choice-dialog'

export function QuestionOutlet() {
  const question = useQuestion(state => state.question)
  if (!question) return null
  const { title, body, choices, answer } = question
  return <ChoiceDialog key={title} title={title} body={body} choices={choices} onChoose={answer} />
}
