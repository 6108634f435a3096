import { BLOOD_TYPES, enteredDateFaults, roundedKg } from '../medical'
import { isPlan } from './plan-extension'
import { isWithheld, saysAbsent, saysNothing } from './read-absent'
import { hasCode } from './read-concept'
import {
  cut,
  type DocumentReading,
  dayIn,
  isPast,
  namedBy,
  skip,
  skipUnreadable,
} from './read-context'
import { asObject, inTable, type JsonObject, objectsIn, textOf } from './read-json'
import { whyLeftOut } from './read-left-out'
import type { ReadProfile } from './read-person'
import { sectionsOf } from './read-sections'
import { hasStatus, isStatusOver } from './read-status'

const HEIGHT = '8302-2'
const WEIGHT = '29463-7'
const DUE = '11778-8'
const PREGNANCY = '82810-3'
const BLOOD_GROUP = '882-1'
const READ = [HEIGHT, WEIGHT, DUE, PREGNANCY, BLOOD_GROUP]

const CENTIMETERS: Readonly<Record<string, number>> = {
  ...{
    cm: 1,
    m: 100,
    mm: 0.1,
    '[in_i]': 2.54,
    '[in_us]': 2.54,
    in: 2.54,
    inch: 2.54,
    inches: 2.54,
  },
  ...{ centimeter: 1, centimetre: 1, meter: 100, metre: 100, '[ft_i]': 30.48, ft: 30.48 },
}
const [POUND, OUNCE] = [0.45359237, 0.0283495231]
const KILOGRAMS: Readonly<Record<string, number>> = {
  ...{ kg: 1, kilogram: 1, kilograms: 1, kgs: 1, g: 0.001, gram: 0.001, grams: 0.001, gm: 0.001 },
  ...{ '[lb_av]': POUND, '[lb_us]': POUND, lb: POUND, lbs: POUND, pound: POUND, pounds: POUND },
  ...{ кг: 1, 公斤: 1, 千克: 1, kilo: 1, kilos: 1, kilogramm: 1, kilogramme: 1, kilogrammes: 1 },
  ...{ kilogramo: 1, kilogramos: 1, chilogrammi: 1, quilogramas: 1, г: 0.001, gr: 0.001 },
  ...{ gramm: 0.001, gramme: 0.001, grammes: 0.001, gramos: 0.001, grammi: 0.001, gramas: 0.001 },
  ...{ '[oz_av]': OUNCE, oz: OUNCE, ounce: OUNCE, ounces: OUNCE },
}

export const isBodysFinding = ({ resourceType, code }: JsonObject): boolean =>
  resourceType === 'Observation' && hasCode(code, ...READ)

export function bodyIn(reading: DocumentReading): ReadProfile {
  const findings = reading.entries
    .map(({ resource }) => resource)
    .filter(isBodysFinding)
    .filter(resource => isValid(resource, reading))
  // A finding without a time counts as the oldest.
  const newest = (code: string) =>
    findings
      .filter(resource => hasCode(resource.code, code))
      .reduce<JsonObject | undefined>(
        (best, each) => (best && timeOf(best) >= timeOf(each) ? best : each),
        undefined,
      )
  return {
    ...measured(
      'heightCm',
      newest(HEIGHT),
      { units: CENTIMETERS, min: 20, max: 280, round: Math.round },
      reading,
    ),
    ...measured(
      'weightKg',
      newest(WEIGHT),
      { units: KILOGRAMS, min: 0.2, max: 650, round: roundedKg },
      reading,
    ),
    ...pregnancyIn(newest(PREGNANCY), newest(DUE), reading),
    ...bloodTypeIn(newest(BLOOD_GROUP), reading),
    ...implantsIn(reading),
  }
}

function isValid(resource: JsonObject, reading: DocumentReading): boolean {
  const isCancelled = hasStatus(resource.status, 'cancelled')
  const why = whyLeftOut(resource, reading) ?? (isCancelled ? 'inactive' : undefined)
  const words = reading.wordsOf(resource.code)
  if (why) skip(reading, words, why, why === 'unreadable' ? 'profile' : undefined)
  else skipUnreadable(reading, resource, words, 'profile')
  return why === undefined
}

const timeOf = ({ effectiveDateTime, effectivePeriod, issued }: JsonObject): string =>
  textOf(effectiveDateTime) || textOf(asObject(effectivePeriod).start) || textOf(issued)

interface Scale {
  units: Readonly<Record<string, number>>
  min: number
  max: number
  round: (value: number) => number
}

function measured(
  field: string,
  finding: JsonObject | undefined,
  { units, min, max, round }: Scale,
  reading: DocumentReading,
): ReadProfile {
  if (!finding) return {}
  const { value, code, unit } = asObject(finding.valueQuantity)
  const name = field === 'heightCm' ? 'Height' : 'Weight'
  if (value === undefined) {
    if (isWithheld(finding.dataAbsentReason)) skip(reading, name, 'withheld')
    else if (finding.dataAbsentReason === undefined && !reading.unreadable.has(finding))
      skip(reading, `${name} ${textOf(finding.valueString)}`.trim(), 'badMeasure')
    return {}
  }
  const factor = inTable(units, code) ?? inTable(units, textOf(unit).toLowerCase())
  const rounded = round(Number(value) * (factor ?? Number.NaN))
  if (typeof value === 'number' && rounded >= min && rounded <= max) return { [field]: rounded }
  skip(reading, `${name} ${value} ${textOf(unit)}`, 'badMeasure')
  return {}
}

const isPregnant = (value: unknown): boolean => hasCode(value, '77386006')

function pregnancyIn(
  status: JsonObject | undefined,
  due: JsonObject | undefined,
  reading: DocumentReading,
): ReadProfile {
  // A newer status may say that the pregnancy is over.
  const isUnreadable = reading.unreadable.has(status)
  const isNot = status && !isUnreadable && !isPregnant(status.valueCodeableConcept)
  if (isNot && (!due || timeOf(status) >= timeOf(due))) return {}
  const read = dayIn(due?.valueDateTime)
  if (!read) {
    if (status && !isUnreadable) skip(reading, 'Pregnancy, without a due date', 'noPlace')
    return {}
  }
  if ('why' in read) skip(reading, `Due ${textOf(due?.valueDateTime)}`, read.why)
  else if (enteredDateFaults({ pregnancyDueDate: read.day }, reading.today).pregnancyDueDate) {
    skip(reading, `Due ${read.day}`, 'pastDate')
  } else return { pregnancyDueDate: read.day }
  return {}
}

/** Reads "A Rh(D) positive", "Blood group AB Rh negative" or "0+", and leaves other texts to the person. */
function bloodTypeIn(finding: JsonObject | undefined, reading: DocumentReading): ReadProfile {
  if (!finding) return {}
  const words = reading.wordsOf(finding.valueCodeableConcept) || textOf(finding.valueString)
  const group = /(?:^|[^\p{L}])(AB|A|B|O|0)(?![\p{L}])/u.exec(words)?.[1]?.replace('0', 'O')
  const isPositive = /\+|\bpos/i.test(words)
  const isNegative = /[-−]\s*$|\bneg/i.test(words)
  const type = `${group}${isPositive ? '+' : '-'}`
  if (isPositive !== isNegative && BLOOD_TYPES.some(known => known === type)) {
    return { bloodType: type }
  }
  if (!reading.unreadable.has(finding)) skip(reading, `Blood type ${words}`, 'noPlace')
  return {}
}

const IMPLANTS_MAX = 1000

function implantsIn(reading: DocumentReading): ReadProfile {
  listUnused(reading)
  const inUse = reading.entries
    .map(({ resource }) => resource)
    .filter(({ resourceType }) => resourceType === 'DeviceUseStatement')
    .filter(use => !isPlan(use))
    .flatMap(use => deviceIn(use, reading))
  const implants = [...new Set(inUse)].join('; ')
  if ([...implants].length <= IMPLANTS_MAX) return { implants }
  return { implants: cut(implants, IMPLANTS_MAX) }
}

function listUnused(reading: DocumentReading): void {
  const { composition, entries, follow, wordsOf } = reading
  const all = entries.map(({ resource }) => resource)
  const uses = all.filter(({ resourceType }) => resourceType === 'DeviceUseStatement')
  const used = new Set(uses.map(use => follow(use.device, use)))
  const listed = new Set(
    sectionsOf(composition).flatMap(({ entry }) =>
      objectsIn(entry).map(each => follow(each, composition)),
    ),
  )
  for (const device of all) {
    const isUnused = device.resourceType === 'Device' && !used.has(device)
    const isPersons = device.patient !== undefined || listed.has(device)
    if (!isUnused || !isPersons || saysAbsent(device.type)) continue
    if (whyLeftOut(device, reading) === 'otherPerson') continue
    skip(reading, `Device: ${wordsOf(device.type)}`, 'notInUse')
  }
}

function deviceIn(use: JsonObject, reading: DocumentReading): string[] {
  const device = reading.follow(use.device, use)
  const [called = {}] = objectsIn(device?.deviceName)
  const words =
    namedBy(device?.type, reading).name ||
    textOf(called.name) ||
    textOf(asObject(use.device).display) ||
    textOf(device?.modelNumber)
  const isGone =
    isStatusOver(use.status) || isStatusOver(device?.status) || isPast(use.timingPeriod, reading)
  const why =
    whyLeftOut(use, reading) ??
    (device && whyLeftOut(device, reading)) ??
    (isGone ? 'inactive' : undefined)
  if (why) return skip(reading, words, why, why === 'unreadable' ? 'profile' : undefined) ?? []
  const broken = [use, device].filter(each => reading.unreadable.has(each))
  for (const each of broken) skipUnreadable(reading, each, words || 'A device', 'profile')
  if (device && saysAbsent(device.type)) return []
  if (saysNothing(words)) return skip(reading, words, 'noneInWords') ?? []
  if (words !== '') return [words]
  return broken.length > 0 ? [] : (skip(reading, 'A device', device ? 'noName' : 'foreign') ?? [])
}
