import { isStatedList } from '../medical/list-state'
import { notesIn } from './noted-fields'
import { saysAbsent, saysNothing, whyAbsent } from './read-absent'
import { type DocumentReading, namedBy, rowIdIn, skip, skipUnreadable } from './read-context'
import { asObject, inTable, type JsonObject, objectsIn, textOf } from './read-json'
import { whyLeftOut } from './read-left-out'
import { plainTextOf } from './read-sections'
import { wordsOfUnknownStatus } from './read-status'
import type { IpsLeftOut, ReadList } from './read-why'

export interface ReadRow {
  collection: ReadList
  /** Only our own summaries have it. */
  fromId?: string | undefined
  fields: Readonly<Record<string, string>>
}

/** `none` means an empty list, and undefined means that the entry is listed as left out. */
export type ReadEntry = ReadRow | 'none' | undefined

type EntryList = Exclude<ReadList, 'contacts'>

const LISTS: Readonly<Record<string, EntryList>> = {
  AllergyIntolerance: 'allergies',
  MedicationStatement: 'medications',
  MedicationRequest: 'medications',
  Medication: 'medications',
  Condition: 'conditions',
  CarePlan: 'plans',
  Flag: 'plans',
  Consent: 'plans',
  Procedure: 'history',
  Immunization: 'history',
}

export const listFor = ({ resourceType }: JsonObject): EntryList | undefined =>
  inTable(LISTS, resourceType)

export function beginEntry(
  resource: JsonObject,
  concept: unknown,
  reading: DocumentReading,
  why: IpsLeftOut | undefined,
): { name: string; coding: string } | 'none' | undefined {
  const named = namedBy(concept, reading)
  const list = listFor(resource)
  const isWhole = !reading.unreadable.has(resource)
  const leaveOut = (not: IpsLeftOut, what = named.name) =>
    skip(reading, what, not === 'notKnown' && !isWhole ? 'unreadable' : not, list)
  const not = whyLeftOut(resource, reading) ?? why
  if (not) return leaveOut(not)
  const absent = saysAbsent(concept, list && isStatedList(list) ? list : undefined)
  if (absent === 'part') return leaveOut('partNone')
  if (absent) {
    skipUnreadable(reading, resource, named.name, list)
    return absent === 'none' ? 'none' : undefined
  }
  const kind = textOf(resource.resourceType)
  const reason = whyAbsent(concept)
  if (reason === 'withheld') return leaveOut(reason, kind)
  const remarks = remarksIn(resource, reading)
  const leaveOutUnknown = (what: string) =>
    remarks === '' ? leaveOut('notKnown', what) : leaveOut('noName', `${kind}: ${remarks}`)
  if (reason) return leaveOutUnknown(absentWords(concept))
  const nothing = saysNothing(named.name)
  if (nothing === 'none') return leaveOut('noneInWords')
  if (nothing) return leaveOutUnknown(named.name)
  if (named.name !== '') {
    skipUnreadable(reading, resource, named.name, list)
    for (const status of [resource.status, resource.clinicalStatus, resource.verificationStatus]) {
      const words = wordsOfUnknownStatus(status)
      if (words) skip(reading, `Status of ${named.name}: ${words}`, 'unknownStatus')
    }
    return named
  }
  const inText = plainTextOf(resource.text)
  if (inText !== '') return leaveOut('narrativeOnly', `${kind}: ${inText}`)
  return leaveOut('noName', [kind, remarks].filter(Boolean).join(': '))
}

/** An entry without a name may still say what happened. */
function remarksIn(resource: JsonObject, { wordsOf }: DocumentReading): string {
  const reactions = objectsIn(resource.reaction).flatMap(({ manifestation, description }) => [
    ...objectsIn(manifestation).map(wordsOf),
    textOf(description),
  ])
  return [...reactions, ...notesIn(resource)].filter(Boolean).join(', ')
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
