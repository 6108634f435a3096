/** The record does not say when implants, a pregnancy and measurements were found. */

import type { CodeableConcept, Device, DeviceUseStatement, Observation } from 'fhir/r4'
import type { Fact } from '../card'
import { isDay } from '../medical/entered-dates'
import {
  absent,
  concept,
  DUE_DATE,
  hl7,
  loinc,
  MEASURES,
  PREGNANCY_STATUS,
  PREGNANT,
  profile,
  UCUM,
} from './codes'
import { type Entry, entryOf, type Making, referTo } from './making'
import { devicePlans } from './plans'
import { clean, factEntriesOf, factsIn, isOpen, statedFact } from './read-facts'

/** Each phone's text about implants becomes a Device and a statement of its use. */
export function implantEntries(making: Making): { uses: Entry[]; devices: Entry[] } {
  const sides = statedFact(factsIn(making.facts, 'body'), 'implants')?.sides ?? []
  const implants = sides.map(({ words }) => ({ type: concept(clean(words)), use: {}, text: '' }))
  const found = [...implants, ...devicePlans(making)].map(({ type, use, text }) => {
    const device = entryOf(deviceOf(type, making), making)
    const note = text && { note: [{ text }] }
    const statement = { ...useOf(referTo(device), making), ...use, ...(note || {}) }
    return { device, use: entryOf(statement, making) }
  })
  return { uses: found.map(({ use }) => use), devices: found.map(({ device }) => device) }
}

const deviceOf = (type: CodeableConcept, { subject }: Making): Device => ({
  resourceType: 'Device',
  meta: profile('Device-uv-ips'),
  type,
  patient: subject,
})

const useOf = (device: DeviceUseStatement['device'], { subject }: Making): DeviceUseStatement => ({
  resourceType: 'DeviceUseStatement',
  meta: profile('DeviceUseStatement-uv-ips'),
  status: 'active',
  subject,
  _timingDateTime: absent('unknown'),
  device,
})

export function pregnancyEntries(making: Making): { status: Entry[]; dueDates: Entry[] } {
  const fact = statedFact(factsIn(making.facts, 'body'), 'pregnancyDueDate')
  const dates = factEntriesOf(fact).filter(isDay)
  if (!fact) return { status: [], dueDates: [] }
  const dueDates = dates.map(valueDateTime =>
    entryOf(
      {
        ...observation(DUE_DATE, isOpen(fact), making),
        meta: profile('Observation-pregnancy-edd-uv-ips'),
        valueDateTime,
      },
      making,
    ),
  )
  const status = entryOf(
    {
      ...observation(PREGNANCY_STATUS, isOpen(fact), making),
      meta: profile('Observation-pregnancy-status-uv-ips'),
      valueCodeableConcept: PREGNANT,
      ...(dueDates.length > 0 && { hasMember: dueDates.map(referTo) }),
    },
    making,
  )
  return { status: [status], dueDates }
}

/** Other facts about the body are only in the narrative. */
export const measureEntries = (making: Making): Entry[] =>
  factsIn(making.facts, 'body').flatMap(fact => measuresOf(fact, making))

function measuresOf(fact: Fact, making: Making): Entry[] {
  const measure = MEASURES[fact.field]
  if (!measure) return []
  const { loinc: code, unit } = measure
  return factEntriesOf(fact)
    .map(Number)
    .filter(Number.isFinite)
    .map(value =>
      entryOf(
        {
          ...observation(loinc(code), isOpen(fact), making),
          category: [hl7('observation-category', 'vital-signs')],
          valueQuantity: { value, unit, system: UCUM, code: unit },
        },
        making,
      ),
    )
}

const observation = (code: CodeableConcept, isDisputed: boolean, { subject }: Making) =>
  ({
    resourceType: 'Observation',
    status: isDisputed ? 'preliminary' : 'final',
    code,
    subject,
    _effectiveDateTime: absent('unknown'),
    performer: [subject],
  }) as const satisfies Observation
