import { hasSeveral, recordWords, useProfiles, useShownProfile } from '../people/profiles'
import { useQuestion } from '../stores/confirm'
import { ChoiceDialog } from '../ui/choice-dialog'
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
