/**
 * A prescriber's text stays as written, and is split only where our own export joined the two parts. Coded
 * fields that the text does not say are added to it, or listed as left out. A dose that has only coded fields
 * is put into words, with a mark if a part has none.
 */
import { labelsOf } from '../card'
import { LINE_MAX } from '../medical'
import { LANGUAGE } from './narrative'
import { hasCode } from './read-concept'
import { type DocumentReading, skip } from './read-context'
import { asObject, type JsonObject, listOf, objectsIn, textOf } from './read-json'
import { quantityWords, rangeWords } from './read-quantity'
import { contradictsRate, hasOnlyQuantities, saysAlready, withoutRepeats } from './read-same-dose'
import { type TimingWords, timingInWords } from './read-timing'

const { frequencyNotRecorded } = labelsOf(LANGUAGE)

interface Dose {
  dosage: string
  frequency: string
}
const NONE: Dose = { dosage: '', frequency: '' }

export function dosageIn(dosages: unknown, name: string, reading: DocumentReading): Dose {
  const written = inSequence(objectsIn(dosages))
  const steps = written.map(each => oneDosage(each, name, reading))
  const missing = steps.flatMap(step => step.missing)
  const isIncomplete = missing.length > 0 || written.some(each => reading.unreadable.has(each))
  // Incomplete steps are more dangerous than none.
  if (steps.length > 1 && isIncomplete) {
    return skip(reading, `Dose of ${name}`, 'unclearDose') ?? NONE
  }
  for (const what of missing) skip(reading, what, 'unclearDose')
  const all = steps.map(({ dose }) => dose)
  const [first = NONE, ...others] = all
  const read = others.length > 0 ? { dosage: '', frequency: inSteps(all) } : first
  if (Object.values(read).every(fitsLine)) return read
  return skip(reading, `Dose of ${name}`, 'tooLong') ?? NONE
}

const fitsLine = (text: string) => [...text].length <= LINE_MAX

const inSequence = (dosages: readonly JsonObject[]) =>
  dosages.toSorted((a, b) => sequenceOf(a) - sequenceOf(b) || 0)
/** Some systems write the number as text. */
const sequenceOf = ({ sequence }: JsonObject) =>
  typeof sequence === 'number' || /^\d+$/.test(textOf(sequence))
    ? Number(sequence)
    : Number.MAX_SAFE_INTEGER

const inSteps = (all: readonly Dose[]) =>
  all.map(({ dosage, frequency }) => [dosage, frequency].filter(Boolean).join(', ')).join('; ')

interface Step {
  dose: Dose
  missing: readonly string[]
}

function oneDosage(dosage: JsonObject, name: string, reading: DocumentReading): Step {
  const text = textOf(dosage.text)
  const unreadable = (reading.unreadable.get(dosage) ?? []).map(({ path }) => path.split('.')[0])
  // The other numbers of a rate would mean something else without the unreadable one.
  const timing = unreadable.includes('timing')
    ? { words: '', missing: ['unreadable'] }
    : timingInWords(dosage.timing, reading)
  const parts = codedParts(dosage, reading)
  if (unreadable.some(element => element !== 'timing')) parts.isWhole = false
  if (text === '') return codedStep(timing, parts, name)
  const isTimed = timing.missing.length === 0
  if (!isTimed || !parts.isWhole) {
    const rest = isTimed || timing.words === '' ? '' : `: ${timing.words}`
    skip(reading, `Part of the dose of ${name}${rest}`, 'unclearDose')
  }
  // Half of a rate could contradict the words.
  const often = isTimed ? timing.words : ''
  return { dose: writtenDose(text, often, parts, name, reading), missing: [] }
}

function codedStep(timing: TimingWords, parts: CodedParts, name: string): Step {
  const { amount, needed, instructions, isWhole } = parts
  const often = joined([timing.words, needed, ...instructions])
  const dose = isWhole ? [] : [`${amount.length > 0 ? 'Part of the dose' : 'Dose'} of ${name}`]
  if (timing.missing.length === 0) {
    return { dose: marked(joined(amount), often, isWhole), missing: dose }
  }
  const what = `How often to take ${name}`
  if (timing.words !== '') {
    const missing = `${what}: ${timing.missing.join(', ')}`
    return { dose: marked(joined(amount), often, false), missing: [...dose, missing] }
  }
  // The words "as needed" without the rate would be a different instruction.
  const missing = often === '' ? what : `${what}: ${often}`
  return { dose: marked(joined(amount), '', isWhole), missing: [...dose, missing] }
}

function marked(dosage: string, frequency: string, isWhole: boolean): Dose {
  if (isWhole) return { dosage, frequency }
  const mark = (words: string) => words && `${words} (incomplete)`
  return frequency === ''
    ? { dosage: mark(dosage), frequency }
    : { dosage, frequency: mark(frequency) }
}

function writtenDose(
  text: string,
  often: string,
  { amount, needed, instructions }: CodedParts,
  name: string,
  reading: DocumentReading,
): Dose {
  const own = ownDose(text, often)
  if (own) return own
  // A text that is too long is not kept, so there is nothing to compare.
  if (!fitsLine(text)) return { dosage: '', frequency: text }
  const isContradicted = contradictsRate(text, often)
  if (isContradicted) skip(reading, `Dose of ${name}: ${often}`, 'contradictsWords')
  const rate = isContradicted ? '' : withoutRepeats(often, text)
  const more = [needed, ...instructions].filter(words => !saysAlready(text, words))
  const amounts = amount.filter(words => !saysAlready(text, words))
  const dose = hasOnlyQuantities(text)
    ? { dosage: joined([text, ...amounts]), frequency: joined([rate, ...more]) }
    : { dosage: joined(amounts), frequency: joined([text, rate, ...more]) }
  if (Object.values(dose).every(fitsLine)) return dose
  // The text alone is an instruction.
  skip(reading, `Dose of ${name}: ${joined([...amounts, rate, ...more])}`, 'tooLong')
  return { dosage: '', frequency: text }
}

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(', ')

function ownDose(text: string, often: string): Dose | undefined {
  const before = (end: string) => text.slice(0, -end.length - 2)
  if (text.endsWith(`, ${frequencyNotRecorded}`)) {
    return { dosage: before(frequencyNotRecorded), frequency: '' }
  }
  if (often === '') return undefined
  if (text === often) return { dosage: '', frequency: often }
  return text.endsWith(`, ${often}`) ? { dosage: before(often), frequency: often } : undefined
}

/** Any FHIR field that neither this file nor the timing reads would change the meaning of the dose. */
const READ = new Set([
  ...['id', 'sequence', 'text', 'additionalInstruction', 'patientInstruction', 'timing'],
  ...['asNeededBoolean', 'asNeededCodeableConcept', 'site', 'route', 'method', 'doseAndRate'],
  ...['maxDosePerPeriod', 'maxDosePerAdministration', 'maxDosePerLifetime', 'extension'],
])
const isKnown = (field: string) => READ.has(field) || field.startsWith('_')

interface CodedParts {
  amount: string[]
  needed: string
  instructions: string[]
  isWhole: boolean
}

/** Each instruction is compared with the text of the dose, so their number is limited. */
const INSTRUCTIONS_MAX = 100

function codedParts(dosage: JsonObject, { wordsOf }: DocumentReading): CodedParts {
  const { maxDosePerPeriod, maxDosePerAdministration, maxDosePerLifetime } = dosage
  const doses = orderedOf(objectsIn(dosage.doseAndRate)).map(amountOf)
  const limits = [
    optional(maxDosePerPeriod, value => atMost(ratioWords(asObject(value)))),
    optional(maxDosePerAdministration, value => atMost(quantityWords(value), 'at a time')),
    optional(maxDosePerLifetime, value => atMost(quantityWords(value), 'in all')),
  ]
  const additional = listOf(dosage.additionalInstruction)
  const ways = [dosage.route, dosage.site, dosage.method].map(wordsOf)
  const isSaid = (words: string | undefined): words is string => words !== undefined
  return {
    amount: [doses.filter(isSaid).join(' or '), ...ways, ...limits.filter(isSaid)].filter(Boolean),
    needed: neededWords(dosage, wordsOf),
    instructions: [
      ...additional.slice(0, INSTRUCTIONS_MAX).map(wordsOf),
      textOf(dosage.patientInstruction),
    ],
    isWhole:
      [...doses, ...limits].every(isSaid) &&
      Object.keys(dosage).every(isKnown) &&
      additional.length <= INSTRUCTIONS_MAX,
  }
}

/** A file may also have the calculation that led to the ordered dose. */
function orderedOf(doses: readonly JsonObject[]): readonly JsonObject[] {
  const ordered = doses.filter(({ type }) => hasCode(type, 'ordered'))
  return ordered.length > 0 ? ordered : doses
}

function neededWords(dosage: JsonObject, wordsOf: DocumentReading['wordsOf']): string {
  const { asNeededCodeableConcept: reason, asNeededBoolean } = dosage
  const why = reason === undefined ? '' : wordsOf(reason)
  if (why) return `as needed for ${why}`
  return reason !== undefined || asNeededBoolean === true ? 'as needed' : ''
}

const optional = (value: unknown, words: (value: unknown) => string | undefined) =>
  value === undefined ? '' : words(value)

const atMost = (words: string | undefined, when = '') => words && `at most ${words} ${when}`.trim()

function amountOf(amount: JsonObject): string | undefined {
  const { doseQuantity, doseRange, rateQuantity, rateRange, rateRatio } = amount
  const rate =
    rateQuantity === undefined ? optional(rateRange, rangeWords) : quantityWords(rateQuantity)
  const ratio = optional(rateRatio, value => ratioWords(asObject(value)))
  const dose =
    doseQuantity === undefined ? optional(doseRange, rangeWords) : quantityWords(doseQuantity)
  if ([dose, rate, ratio].includes(undefined)) return undefined
  const speed = rate || ratio
  return [dose, speed && `at ${speed}`].filter(Boolean).join(' ')
}

/** "20 mg per day", "5 mg per 2 ml". */
export function ratioWords({ numerator, denominator }: JsonObject): string | undefined {
  const [of, per] = [quantityWords(numerator), quantityWords(denominator)]
  return of && per && `${of} per ${per.replace(/^1 (?=\p{L})/u, '')}`
}
