/**
 * A dose and how often it is taken. What a prescriber wrote is kept whole: it is parted only where a
 * summary of ours joined the two. What is told in numbers alone is said in words, or left out whole.
 */
import { labelsOf } from '../card'
import { LINE_MAX } from '../medical'
import { LANGUAGE } from './narrative'
import { type Reading, skip } from './read-context'
import { holder, holders, type Loose, listOf, textOf } from './read-json'
import { quantityWords, timingInWords } from './read-timing'

const { frequencyNotRecorded } = labelsOf(LANGUAGE)

export function dosageIn(dosages: unknown, name: string, reading: Reading): Dose {
  const all = holders(dosages).map(each => oneDosage(each, reading))
  // Half an instruction is worse than none.
  const isWhole = (dose: Dose | undefined): dose is Dose => dose !== undefined
  if (!all.every(isWhole)) return skip(reading, `Dose of ${name}`, 'unclearDose') ?? NONE
  const [first, ...others] = all
  const read = others.length > 0 ? { dosage: '', frequency: inSteps(all) } : first
  const isTooLong = ({ dosage, frequency }: Dose) =>
    [dosage, frequency].some(text => [...text].length > LINE_MAX)
  if (!read) return NONE
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

/** Undefined where it is told in numbers, and not all of it can be said. */
function oneDosage(dosage: Loose, { wordsOf }: Reading): Dose | undefined {
  const text = textOf(dosage.text)
  const often = timingInWords(dosage.timing, wordsOf)
  if (text === '') return inNumbers(dosage, often, wordsOf)
  // The words are the prescriber's: what they say is the whole.
  if (often === undefined || often === '') return inWords(text)
  if (text === often) return { dosage: '', frequency: often }
  if (text.endsWith(`, ${often}`)) {
    return { dosage: text.slice(0, -often.length - 2), frequency: often }
  }
  return text.endsWith(`, ${frequencyNotRecorded}`)
    ? inWords(text)
    : { dosage: text, frequency: often }
}

const inWords = (text: string): Dose =>
  text.endsWith(`, ${frequencyNotRecorded}`)
    ? { dosage: text.slice(0, -frequencyNotRecorded.length - 2), frequency: '' }
    : { dosage: '', frequency: text }

function inNumbers(
  dosage: Loose,
  often: string | undefined,
  wordsOf: Reading['wordsOf'],
): Dose | undefined {
  const amounts = holders(dosage.doseAndRate).map(amountOf)
  const most = dosage.maxDosePerPeriod === undefined ? '' : mostOf(holder(dosage.maxDosePerPeriod))
  if (often === undefined || most === undefined || amounts.includes(undefined)) return undefined
  const needed = dosage.asNeededCodeableConcept
  const reason = needed === undefined ? '' : wordsOf(needed)
  const frequency = [
    often,
    ...(reason ? [`as needed for ${reason}`] : []),
    ...(!reason && (needed !== undefined || dosage.asNeededBoolean === true) ? ['as needed'] : []),
    ...listOf(dosage.additionalInstruction).map(wordsOf),
    textOf(dosage.patientInstruction),
  ]
  return {
    dosage: [amounts.join(' or '), most].filter(Boolean).join(', '),
    frequency: frequency.filter(Boolean).join(', '),
  }
}

/** Undefined where it has a part that has no words. */
function amountOf(amount: Loose): string | undefined {
  const { doseQuantity, doseRange, rateQuantity, rateRange, rateRatio } = amount
  const of = (value: unknown, words: (value: unknown) => string | undefined) =>
    value === undefined ? '' : words(value)
  const rate = rateQuantity === undefined ? of(rateRange, rangeWords) : quantityWords(rateQuantity)
  const ratio = of(rateRatio, value => ratioWords(holder(value)))
  const dose = doseQuantity === undefined ? of(doseRange, rangeWords) : quantityWords(doseQuantity)
  if ([dose, rate, ratio].includes(undefined)) return undefined
  const speed = rate || ratio
  return [dose, speed && `at ${speed}`].filter(Boolean).join(' ')
}

function rangeWords(value: unknown): string | undefined {
  const { low, high } = holder(value)
  const [from, to] = [holder(low).value, quantityWords(high)]
  return typeof from === 'number' && to ? `${from} to ${to}` : undefined
}

function ratioWords({ numerator, denominator }: Loose): string | undefined {
  const [of, per] = [quantityWords(numerator), quantityWords(denominator)]
  return of && per && `${of} per ${per}`
}

function mostOf(ratio: Loose): string | undefined {
  const words = ratioWords(ratio)
  return words && `at most ${words}`
}
