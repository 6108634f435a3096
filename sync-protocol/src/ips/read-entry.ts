import type { StatedList } from '../medical'
import { saysAbsent, saysNothing, whyAbsent } from './read-absent'
import { namedBy, type Reading, rowIdIn, skip, skipUnreadable } from './read-context'
import { asObject, inTable, type JsonObject, objectsIn, textOf } from './read-json'
import { whyLeftOut } from './read-left-out'
import { plainTextOf } from './read-sections'
import { unknownStatus } from './read-status'
import type { IpsLeftOut, ReadList } from './read-why'

export interface ReadRow {
  collection: ReadList
  /** Only our own summaries have it. */
  fromId?: string | undefined
  fields: Readonly<Record<string, string>>
}

/** `none` means an empty list, and undefined means that the entry is listed as left out. */
export type ReadEntry = ReadRow | 'none' | undefined

const LISTS: Readonly<Record<string, StatedList>> = {
  AllergyIntolerance: 'allergies',
  MedicationStatement: 'medications',
  MedicationRequest: 'medications',
  Medication: 'medications',
  Condition: 'conditions',
}

export const listFor = ({ resourceType }: JsonObject): StatedList | undefined =>
  inTable(LISTS, resourceType)

export function beginEntry(
  resource: JsonObject,
  concept: unknown,
  reading: Reading,
  why: IpsLeftOut | undefined,
): { name: string; coding: string } | 'none' | undefined {
  const named = namedBy(concept, reading)
  const list = listFor(resource)
  const isWhole = !reading.unreadable.has(resource)
  const leaveOut = (not: IpsLeftOut, what = named.name) =>
    skip(reading, what, not === 'notKnown' && !isWhole ? 'unreadable' : not, list)
  const not = whyLeftOut(resource, reading) ?? why
  if (not) return leaveOut(not)
  const absent = saysAbsent(concept, list)
  if (absent === 'part') return leaveOut('partNone')
  if (absent) {
    skipUnreadable(reading, resource, named.name, list)
    return absent === 'none' ? 'none' : undefined
  }
  const reason = whyAbsent(concept)
  if (reason === 'withheld') return leaveOut(reason, textOf(resource.resourceType))
  if (reason) return leaveOut(reason, absentWords(concept))
  const nothing = saysNothing(named.name)
  if (nothing) return leaveOut(nothing === 'none' ? 'noneInWords' : 'notKnown')
  if (named.name !== '') {
    skipUnreadable(reading, resource, named.name, list)
    for (const status of [resource.status, resource.clinicalStatus, resource.verificationStatus]) {
      const words = unknownStatus(status)
      if (words) skip(reading, `Status of ${named.name}: ${words}`, 'unknownStatus')
    }
    return named
  }
  const inText = plainTextOf(resource.text)
  const kind = textOf(resource.resourceType)
  return inText === '' ? leaveOut('noName', kind) : leaveOut('narrativeOnly', `${kind}: ${inText}`)
}

const absentWords = (concept: unknown): string =>
  objectsIn(asObject(concept).coding)
    .map(({ display, code }) => textOf(display) || textOf(code))
    .find(Boolean) ?? ''

export const rowOf = (
  collection: ReadRow['collection'],
  resource: JsonObject,
  fields: ReadRow['fields'],
): ReadRow => {
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  const fromId = rowIdIn(resource)
  return { collection, ...(fromId && { fromId }), fields: Object.fromEntries(filled) }
}
