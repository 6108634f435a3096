import { type SubmitEvent, useState } from 'react'
import { useOwnDictionary } from '../../loading/use-dictionary'
import { fieldWords, rowWords, valueWords } from '../../record-words/record-words'
import type { Decisions, MergeQuestion, Option } from '../../sync/record/merge-plan'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { commaList } from '../../ui/date-words'
import { Notice } from '../../ui/notice'
import { RadioGroup } from '../../ui/radio-group'
import { mergeTexts } from './texts-merge'

const texts = mergeTexts.choices

interface RowChoicesProps {
  choices: readonly MergeQuestion[]
  places: Record<Option['from'], string>
  isBusy: boolean
  onDecided: (decisions: Decisions) => void
}

export function RowChoices({ choices, places, isBusy, onDecided }: RowChoicesProps) {
  const [picked, setPicked] = useState<Record<string, string>>({})
  const [isChecked, setChecked] = useState(false)
  const dictionary = useOwnDictionary()
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
    <Card title={texts.title} lead={texts.lead}>
      <form noValidate onSubmit={submit} className="grid gap-6">
        <MaybeTwoPeople choices={choices} />
        {choices.map(choice => (
          <RadioGroup
            key={choice.key}
            label={questionWords(choice)}
            choices={[
              ...choice.options.map(({ from, fields }, nth) => ({
                value: String(nth),
                label: valueWords(fields, dictionary),
                help: places[from],
              })),
              ...(choice.canKeepBoth ? [{ value: 'both', label: texts.both }] : []),
            ]}
            value={answerOf(choice)}
            onChange={value => setPicked({ ...picked, [choice.key]: value })}
            error={isChecked && answerOf(choice) === undefined ? texts.missing : undefined}
          />
        ))}
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {texts.next}
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
  const [isName, isBirth] = [asked.has('fullName'), asked.has('dateOfBirth')]
  if (!isName && !isBirth) return null
  return (
    <Notice tone="warn" title={texts.twoPeople}>
      {isName ? (isBirth ? texts.bothDiffer : texts.namesDiffer) : texts.birthsDiffer}
    </Notice>
  )
}

/** "Personal information: Blood type", "Allergy: Penicillin: Severity" */
function questionWords({ row, options }: MergeQuestion): string {
  const names = new Set(options.flatMap(({ fields }) => Object.keys(fields)))
  return texts.question({
    row: rowWords(row.collection, row.values),
    fields: commaList([...new Set([...names].map(fieldWords))]),
  })
}
