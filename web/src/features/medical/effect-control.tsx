import { useEffect, useState } from 'react'
import { effectWords, labelsOf } from 'sync-protocol/card'
import {
  denialOf,
  denied,
  effectFor,
  TREATMENT_MARKS,
  type TreatmentMark,
} from 'sync-protocol/medical'
import { language } from '../../i18n/define-texts'
import { inSlices } from '../../loading/in-slices'
import { commaList } from '../../ui/date-words'
import { Select } from '../../ui/select'
import { medicalTexts } from './texts'
import type { RecordForm } from './use-record-form'
import { useSuggest } from './use-suggest'

const { effect: texts } = medicalTexts
const ownLabels = () => labelsOf(language.get())

interface EffectControlProps {
  field: string
  /** The medicine's typed name. */
  name: string
  effect: string
  onType: RecordForm['type']
}

/** Shows the mark that responders see, and lets the person correct it. */
export function EffectControl({ field, name, effect: stored, onType }: EffectControlProps) {
  const words = useWords(name.trim() !== '')
  const isComplete = useIsComplete(name)
  if (!words || name.trim() === '') return null
  const named = words.treatmentMarks(name)
  const effect = effectFor(stored, name)
  const labels = ownLabels()
  const choices = [
    ...named.map(mark => ({
      value: denied(mark),
      label: texts.isNot({ mark: labels.marks[mark] }),
    })),
    ...TREATMENT_MARKS.filter(mark => !named.includes(mark) || mark === effect).map(mark => ({
      value: mark,
      label: texts.is({ mark: labels.marks[mark] }),
    })),
  ]
  const isListed = effect === '' || choices.some(({ value }) => value === effect)

  return (
    <Select
      label={texts.label}
      name={field}
      value={effect}
      help={helpFor(named, effect, words.medicineRank(name) === 'unknown', isComplete)}
      placeholder={texts.asNamed}
      options={
        isListed ? choices : [{ value: effect, label: effectWords(effect, labels) }, ...choices]
      }
      onChange={({ target: { value } }) => {
        const mark = named.find(each => value === denied(each))
        onType(field, mark ? denialOf(mark, name) : value)
      }}
    />
  )
}

function helpFor(
  named: readonly TreatmentMark[],
  effect: string,
  isUnknown: boolean,
  isComplete: boolean,
): string | undefined {
  const labels = ownLabels()
  const marks = TREATMENT_MARKS.filter(mark => named.includes(mark) && effect !== denied(mark))
  const shown = marks.map(mark => labels.marks[mark])
  const own = effect !== '' && !marks.some(mark => mark === effect)
  const seen = [...shown, ...(own ? [effectWords(effect, labels)] : [])]
  if (seen.length > 0) return texts.seen({ marks: commaList(seen) })
  if (!isUnknown) return texts.none
  return isComplete ? texts.unknown : undefined
}

const PAUSE_MS = 500

/**
 * While a person types, a name may be the start of one that the app knows. It is complete when the person
 * leaves the field, or pauses and nothing is suggested.
 */
function useIsComplete(name: string): boolean {
  const suggest = useSuggest()
  const [complete, setComplete] = useState(name)
  useEffect(() => {
    const finish = () => setComplete(name)
    const isSuggested = suggest?.('medicines', name, 1).length !== 0
    const timer = isSuggested ? undefined : setTimeout(finish, PAUSE_MS)
    document.addEventListener('focusout', finish)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', finish)
    }
  }, [name, suggest])
  return complete === name
}

type Words = typeof import('sync-protocol/card/words')

/** The names of thousands of products load when the first medicine is typed. */
function useWords(isNeeded: boolean): Words | undefined {
  const [words, setWords] = useState<Words>()
  useEffect(() => {
    if (isNeeded) void loadWords().then(setWords)
  }, [isNeeded])
  return words
}

async function loadWords(): Promise<Words | undefined> {
  try {
    const words = await import('sync-protocol/card/words')
    await inSlices(words.prepareWords())
    return words
  } catch {
    // A release removed the old files while the page was open. The form works without the mark.
    return undefined
  }
}
