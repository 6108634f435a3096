import type { DocumentReading } from './read-context'
import { isSamePerson } from './read-document'
import { asObject, type JsonObject, objectsIn, textOf } from './read-json'
import { isEntryModified } from './read-modified'
import { hasStatus } from './read-status'
import type { IpsLeftOut } from './read-why'

export function whyLeftOut(resource: JsonObject, reading: DocumentReading): IpsLeftOut | undefined {
  const { status, verificationStatus } = resource
  const whose = whyNotThePatients(resource, reading)
  if (whose) return whose
  if (isEntryModified(resource, reading.modified)) return 'modified'
  // Words for “ruled out” are read like those for “resolved”.
  if (hasStatus(verificationStatus, 'refuted', 'resolved')) return 'refuted'
  const isWrong = [verificationStatus, status].some(each => hasStatus(each, 'entered-in-error'))
  if (isWrong) return 'enteredInError'
  return isUndecided(resource, reading) ? 'unreadable' : undefined
}

/** Elements that say whether an entry is valid now and for this person. */
const DECISIVE =
  /^(status|clinicalStatus|verificationStatus|intent|doNotPerform|subject|patient|focus|abatement\w*|effectivePeriod|timingPeriod|dosage\w*\.timing\.repeat\.boundsPeriod)\b/
const INDECISIVE = /\.(start|system|version|display|userSelected)$/

const isUndecided = (resource: JsonObject, { unreadable }: DocumentReading): boolean =>
  unreadable.get(resource)?.some(({ path }) => DECISIVE.test(path) && !INDECISIVE.test(path)) ===
  true

function whyNotThePatients(resource: JsonObject, reading: DocumentReading): IpsLeftOut | undefined {
  const { subject, patient, focus } = resource
  return [subject, patient, ...objectsIn(focus)]
    .map(reference => whyNotPatient(asObject(reference), resource, reading))
    .find(Boolean)
}

function whyNotPatient(
  reference: JsonObject,
  from: JsonObject,
  { follow, patient, isOfOnePerson }: DocumentReading,
): IpsLeftOut | undefined {
  const address = textOf(reference.reference)
  if (address === '') return undefined
  const named = follow(reference, from)
  if (named) return isSamePerson(named, patient) ? undefined : 'otherPerson'
  const [, kind] = /(?:^|\/)([A-Z][A-Za-z]+)\/[^/]+$/.exec(address) ?? []
  const isAboutPerson = kind === undefined || kind === 'Patient'
  // A file about one person may refer to this person in its own way.
  return isOfOnePerson && isAboutPerson ? undefined : 'unknownPerson'
}
