import { type SubmitEvent, useState } from 'react'
import { fieldWords, rowWords, valueWords } from '../../features/dashboard/words'
import type { Decisions, MergeQuestion, Option } from '../../sync/record/merge-plan'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { RadioGroup } from '../../ui/radio-group'

interface RowChoicesProps {
  choices: readonly MergeQuestion[]
  places: Record<Option['from'], string>
  isBusy: boolean
  onDecided: (decisions: Decisions) => void
}

export function RowChoices({ choices, places, isBusy, onDecided }: RowChoicesProps) {
  const [picked, setPicked] = useState<Record<string, string>>({})
  const [isChecked, setChecked] = useState(false)
  const answerOf = ({ key, canKeepBoth }: MergeQuestion) =>
    picked[key] ?? (canKeepBoth ? 'both' : undefined)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(true)
    const answers = choices.map(choice => [choice.key, answerOf(choice)] as const)
    if (answers.some(([, answer]) => answer === undefined)) return
    onDecided(
      new Map(answers.map(([key, answer]) => [key, answer === 'both' ? answer : Number(answer)])),
    )
  }

  return (
    <Card title="Which is right?" lead="Nothing is changed before you have picked.">
      <form noValidate onSubmit={submit} className="grid gap-6">
        <MaybeTwoPeople choices={choices} />
        {choices.map(choice => (
          <RadioGroup
            key={choice.key}
            label={questionWords(choice)}
            choices={[
              ...choice.options.map(({ from, fields }, nth) => ({
                value: String(nth),
                label: valueWords(fields),
                help: places[from],
              })),
              ...(choice.canKeepBoth ? [{ value: 'both', label: 'Keep both' }] : []),
            ]}
            value={answerOf(choice)}
            onChange={value => setPicked({ ...picked, [choice.key]: value })}
            error={isChecked && answerOf(choice) === undefined ? 'Pick one' : undefined}
          />
        ))}
        <Button type="submit" tone="primary" wide busy={isBusy}>
          Continue
        </Button>
      </form>
    </Card>
  )
}

/** Warns because all entries of one side are added without a question, even if they are another person's. */
function MaybeTwoPeople({ choices }: Pick<RowChoicesProps, 'choices'>) {
  const asked = new Set(
    choices
      .filter(({ row }) => row.collection === 'profile')
      .flatMap(({ options }) => options.flatMap(({ fields }) => Object.keys(fields))),
  )
  const differing = [
    asked.has('fullName') && 'names',
    asked.has('dateOfBirth') && 'dates of birth',
  ].filter(Boolean)
  if (differing.length === 0) return null
  return (
    <Notice tone="warn" title="Are both of the same person?">
      Their {differing.join(' and ')} differ. What follows makes one record of all entries of both.
      If they are of two people, go back: nothing is changed yet.
    </Notice>
  )
}

/** "Personal information: Blood type", "Allergy: Penicillin: Severity" */
function questionWords({ row, options }: MergeQuestion): string {
  const names = new Set(options.flatMap(({ fields }) => Object.keys(fields)))
  const asked = [...new Set([...names].map(fieldWords))].join(', ')
  return `${rowWords(row.collection, row.values)} – ${asked}`
}
