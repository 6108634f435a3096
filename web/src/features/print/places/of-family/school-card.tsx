import { useState } from 'react'
import { type Fact, factsOf } from 'sync-protocol/card'
import { useShownProfile } from '../../../../people/profiles'
import { Checkbox } from '../../../../ui/checkbox'
import { TextArea } from '../../../../ui/text-area'
import { printedCard, sizeOf } from '../../printed-code'
import { printTexts } from '../../texts'
import { type CareItem, careItems, notesOf } from '../care-facts'
import { PaperPlace } from '../paper/paper-place'
import type { PlaceProps } from '../place-table'
import { calledByFirstName, SchoolSheet } from '../school-sheet'

const words = printTexts.school
const LONGEST_TEXT = 1000

export function SchoolCardPlace({ code, record }: PlaceProps) {
  const announced = useShownProfile()?.unsent?.firstName
  const [nowMs] = useState(Date.now)
  const childs = calledByFirstName(record, announced)
  const [text, setText] = useState(() =>
    notesOf(factsOf(printedCard(childs, code, nowMs), 'en')).slice(0, LONGEST_TEXT),
  )
  const [switched, setSwitched] = useState<readonly string[]>([])
  const toggle = (name: string) =>
    setSwitched(
      switched.includes(name) ? switched.filter(each => each !== name) : [...switched, name],
    )
  return (
    <PaperPlace
      code={code}
      record={childs}
      place="school-card"
      form="school"
      size={sizeOf('cards')}
      look={{ text, switched: [...switched] }}
      draw={print => <SchoolSheet {...print} {...{ text, switched }} />}
      choices={({ facts }) => (
        <SchoolChoices {...{ facts, text, switched }} onText={setText} onToggle={toggle} />
      )}
    />
  )
}

interface SchoolChoicesProps {
  facts: readonly Fact[]
  text: string
  switched: readonly string[]
  onText: (text: string) => void
  onToggle: (name: string) => void
}

function SchoolChoices({ facts, text, switched, onText, onToggle }: SchoolChoicesProps) {
  const isOn = ({ name, isUsual }: CareItem) => isUsual !== switched.includes(name)
  const items = careItems(facts)
  return (
    <section className="grid gap-4">
      <TextArea
        label={words.whatToDo}
        help={words.whatToDoHelp}
        value={text}
        maxLength={LONGEST_TEXT}
        onChange={event => onText(event.target.value)}
      />
      {items.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{words.onTheCard}</legend>
          {items.map(item => (
            <Checkbox
              key={`${item.section} ${item.name}`}
              label={item.name}
              checked={isOn(item)}
              onChange={() => onToggle(item.name)}
            />
          ))}
        </fieldset>
      )}
    </section>
  )
}
