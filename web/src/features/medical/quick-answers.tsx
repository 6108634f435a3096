import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/icon'
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
      {quickAnswers.map(answer => {
        const isChosen = form.textOf(name) === answer
        return (
          <button
            key={answer}
            type="button"
            aria-pressed={isChosen}
            onClick={() => form.type(name, answer)}
            className={classNames(
              'flex min-h-12 items-center gap-1 rounded-full border px-4',
              isChosen ? 'border-ink bg-ink text-paper' : 'border-control bg-surface',
            )}
          >
            {isChosen && <Icon name="check" size={20} />}
            {answer}
          </button>
        )
      })}
    </fieldset>
  )
}
