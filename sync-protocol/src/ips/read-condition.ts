import { statusOf } from '../card'
import { NOTE_MAX } from '../medical'
import { notedIn, notesIn } from './noted-fields'
import { beginOf, cut, type DocumentReading } from './read-context'
import { hasEnd, untilIn } from './read-end'
import { beginEntry, type ReadEntry, rowOf } from './read-entry'
import { asObject, inTable, type JsonObject, objectsIn, textOf } from './read-json'
import { statusCodes } from './read-status'

/** A condition in remission may return, so it is not resolved. */
const STATUSES: Readonly<Record<string, string>> = {
  resolved: 'Resolved',
  remission: 'In remission',
  relapse: 'Relapse',
  recurrence: 'Recurrent',
}
const UNSURE = ['unconfirmed', 'provisional', 'differential']

export function conditionIn(resource: JsonObject, reading: DocumentReading): ReadEntry {
  const { clinicalStatus, verificationStatus, onsetDateTime, onsetPeriod, onsetString } = resource
  const clinical = statusCodes(clinicalStatus)
  const begun = beginEntry(
    resource,
    resource.code,
    reading,
    clinical.includes('inactive') ? 'inactive' : undefined,
  )
  if (typeof begun !== 'object') return begun
  const known = clinical.map(code => inTable(STATUSES, code)).find(Boolean)
  const isUnsure = statusCodes(verificationStatus).some(code => UNSURE.includes(code))
  const entered = notedIn(resource, 'status')
  // A clinic may have changed the status since our own summary said this.
  const isUnchanged = clinical.includes(statusOf(entered) === 'resolved' ? 'resolved' : 'active')
  const isEnded = clinical.length === 0 && (hasEnd(resource, reading) || reading.past.has(resource))
  const read = known ?? (isEnded ? 'Resolved' : isUnsure ? 'Suspected' : 'Active')
  const status = (isUnchanged && entered) || read
  const onset = textOf(onsetDateTime) || textOf(asObject(onsetPeriod).start)
  const since = [textOf(onsetString), ageWords(resource.onsetAge)].filter(Boolean).join(', ')
  return rowOf('conditions', resource, {
    condition: begun.name,
    status: cut(status, 200),
    diagnosedDate: beginOf(onset, begun.name, reading),
    notes: cut(
      [
        since && `Since ${since}`,
        untilIn(resource),
        ...detailsOf(resource, reading),
        ...notesIn(resource),
      ]
        .filter(Boolean)
        .join('\n'),
      NOTE_MAX,
    ),
    coding: begun.coding,
  })
}

const ageWords = (age: unknown): string => {
  const { value, unit, code } = asObject(age)
  return typeof value === 'number' ? `age ${value} ${textOf(unit) || textOf(code)}`.trim() : ''
}

const detailsOf = (
  { bodySite, severity, stage }: JsonObject,
  { wordsOf }: DocumentReading,
): string[] =>
  [
    [
      'Stage',
      objectsIn(stage)
        .map(({ summary }) => wordsOf(summary))
        .filter(Boolean)
        .join(', '),
    ],
    ['Body site', objectsIn(bodySite).map(wordsOf).filter(Boolean).join(', ')],
    ['Severity', wordsOf(severity)],
  ].map(([label, words]) => (words ? `${label}: ${words}` : ''))
