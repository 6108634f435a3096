/** Procedures and vaccinations. One that was not done, or not yet, is left out and listed. */
import { notesIn } from './noted-fields'
import { saysAbsent } from './read-absent'
import { beginOf, cut, type DocumentReading } from './read-context'
import { beginEntry, type ReadEntry, rowOf } from './read-entry'
import { asObject, type JsonObject, objectsIn, textOf } from './read-json'
import { hasStatus } from './read-status'

const NOTE_LENGTH = 1000

const isNotDone = (status: unknown): boolean =>
  textOf(status) === 'preparation' ||
  hasStatus(status, 'not-taken', 'stopped', 'on-hold', 'cancelled', 'intended', 'draft')

export function procedureIn(resource: JsonObject, reading: DocumentReading): ReadEntry {
  const { code, performedDateTime, performedPeriod, performedString } = resource
  const sites = objectsIn(resource.bodySite).map(reading.wordsOf).filter(Boolean).join(', ')
  return historyIn(resource, reading, {
    kind: 'procedure',
    concept: code,
    date: textOf(performedDateTime) || textOf(asObject(performedPeriod).start),
    notes: [textOf(performedString), sites && `Body site: ${sites}`],
  })
}

export function vaccinationIn(resource: JsonObject, reading: DocumentReading): ReadEntry {
  const { vaccineCode, occurrenceDateTime, occurrenceString, lotNumber } = resource
  const [protocol] = objectsIn(resource.protocolApplied)
  const dose = protocol?.doseNumberPositiveInt ?? protocol?.doseNumberString
  const doseWords = typeof dose === 'number' ? String(dose) : textOf(dose)
  return historyIn(resource, reading, {
    kind: 'vaccine',
    concept: vaccineCode,
    date: textOf(occurrenceDateTime),
    notes: [
      textOf(occurrenceString),
      doseWords && `Dose ${doseWords}`,
      textOf(lotNumber) && `Lot ${textOf(lotNumber)}`,
    ],
  })
}

interface Event {
  kind: 'procedure' | 'vaccine'
  concept: unknown
  date: string
  notes: readonly string[]
}

function historyIn(
  resource: JsonObject,
  reading: DocumentReading,
  { kind, concept, date, notes }: Event,
): ReadEntry {
  // "No information" often has the status "not done".
  if (saysAbsent(concept)) return undefined
  const why = isNotDone(resource.status) ? 'inactive' : undefined
  const begun = beginEntry(resource, concept, reading, why)
  if (typeof begun !== 'object') return begun
  return rowOf('history', resource, {
    kind,
    name: begun.name,
    onDate: beginOf(date, begun.name, reading),
    note: cut([...notes, ...notesIn(resource)].filter(Boolean).join('\n'), NOTE_LENGTH),
  })
}
