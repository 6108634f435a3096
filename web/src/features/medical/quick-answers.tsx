import { useOwnDictionary } from '../../loading/use-dictionary'
import { chosenWords } from '../../record-words/chosen-words'
import { ChoiceChip } from '../../ui/choice-chip'
import { type FieldSpec, labelOf } from './field-spec'
import { medicalTexts } from './texts'
import type { RecordForm } from './use-record-form'

export function QuickAnswers({ field, form }: { field: FieldSpec; form: RecordForm }) {
  const { name, quickAnswers } = field
  const dictionary = useOwnDictionary()
  if (!quickAnswers) return null
  const chosen = chosenWords(name, form.textOf(name), dictionary)
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">
        {medicalTexts.forms.quickAnswers({ label: labelOf(field) })}
      </legend>
      {quickAnswers.map(answer => (
        <ChoiceChip
          key={answer}
          isChosen={chosen === answer}
          onChoose={() => form.type(name, answer)}
        >
          {answer}
        </ChoiceChip>
      ))}
    </fieldset>
  )
}
