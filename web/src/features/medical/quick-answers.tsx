import { ChoiceChip } from '../../ui/choice-chip'
import { type FieldSpec, labelOf } from './field-spec'
import { medicalTexts } from './texts'
import type { RecordForm } from './use-record-form'

export function QuickAnswers({ field, form }: { field: FieldSpec; form: RecordForm }) {
  const { name, quickAnswers } = field
  if (!quickAnswers) return null
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">
        {medicalTexts.forms.quickAnswers({ label: labelOf(field) })}
      </legend>
      {quickAnswers.map(answer => (
        <ChoiceChip
          key={answer}
          isChosen={form.textOf(name) === answer}
          onChoose={() => form.type(name, answer)}
        >
          {answer}
        </ChoiceChip>
      ))}
    </fieldset>
  )
}
