/**
 * A dose and how often it is taken. What a prescriber wrote is kept whole: it is parted only where a
 * summary of ours joined the two.
 */
import { labelsOf } from '../card'
import { LINE_MAX } from '../medical'
import { LANGUAGE } from './narrative'
import { type Reading, skip } from './read-context'
import { holder, holders, inTable, type Loose, textOf } from './read-json'

const { frequencyNotRecorded } = labelsOf(LANGUAGE)

export function dosageIn(
  dosages: unknown,
  name: string,
  reading: Reading,
): { dosage: string; frequency: string } {
  const all = holders(dosages).map(each => oneDosage(each, reading))
  const [first, ...others] = all
  const read = others.length > 0 ? { dosage: '', frequency: inSteps(all) } : first
  const isTooLong = ({ dosage, frequency }: Dose) =>
    [dosage, frequency].some(text => [...text].length > LINE_MAX)
  if (!read) return NONE
  // Half an instruction is worse than none.
  if (isTooLong(read)) return skip(reading, `Dose of ${name}`, 'tooLong') ?? NONE
  return read
}

interface Dose {
  dosage: string
  frequency: string
}
const NONE: Dose = { dosage: '', frequency: '' }

const inSteps = (all: readonly Dose[]) =>
  all.map(({ dosage, frequency }) => [dosage, frequency].filter(Boolean).join(', ')).join('; ')

function oneDosage(dosage: Loose, { wordsOf }: Reading): Dose {
  const text = textOf(dosage.text)
  const timing = holder(dosage.timing)
  const often = wordsOf(timing.code) || repeatInWords(holder(timing.repeat))
  const needed = dosage.asNeededBoolean === true ? 'as needed' : ''
  if (text === '') {
    const frequency = [often, needed].filter(Boolean).join(', ')
    return { dosage: amountIn(dosage), frequency }
  }
  if (text === often) return { dosage: '', frequency: often }
  if (often && text.endsWith(`, ${often}`)) {
    return { dosage: text.slice(0, -often.length - 2), frequency: often }
  }
  if (text.endsWith(`, ${frequencyNotRecorded}`)) {
    return { dosage: text.slice(0, -frequencyNotRecorded.length - 2), frequency: '' }
  }
  return often ? { dosage: text, frequency: often } : { dosage: '', frequency: text }
}

function amountIn({ doseAndRate }: Loose): string {
  const [first = {}] = holders(doseAndRate)
  const { value, unit, code } = holder(first.doseQuantity)
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  return [String(value), textOf(unit) || textOf(code)].filter(Boolean).join(' ')
}

const UNITS: Readonly<Record<string, string>> = { h: 'hour', d: 'day', wk: 'week', mo: 'month' }
/** What makes the plain sentence untrue. */
const FINER = ['when', 'dayOfWeek', 'timeOfDay', 'frequencyMax', 'periodMax', 'count']

/** "twice a day"; empty where the plain sentence would leave something out. */
function repeatInWords(repeat: Loose): string {
  const { frequency = 1, period, periodUnit } = repeat
  const unit = inTable(UNITS, periodUnit)
  const areWhole = [frequency, period].every(each => Number.isSafeInteger(each) && Number(each) > 0)
  if (!unit || !areWhole || FINER.some(name => name in repeat)) return ''
  const times = ['', 'once', 'twice'][Number(frequency)] ?? `${frequency} times`
  if (period === 1) return `${times} ${unit === 'hour' ? 'an' : 'a'} ${unit}`
  return `${frequency === 1 ? '' : `${times} `}every ${period} ${unit}s`
}
