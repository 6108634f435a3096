/** Lists the parts of a file that become neither a list entry nor a field of a record. */
import type { StatedList } from '../medical'
import { saysAbsent } from './read-absent'
import { isBodysFinding } from './read-body'
import { type DocumentReading, skip } from './read-context'
import { isSamePerson } from './read-document'
import { listFor } from './read-entry'
import { inTable, objectsIn, textOf } from './read-json'
import { medicineOf } from './read-medicine'
import { nameIn } from './read-person'
import { listOfSection, listsBySection, sectionsOf } from './read-sections'

/** Resources that only other resources refer to. */
const HELPERS = [
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'Medication',
  'Device',
  'Specimen',
  'Location',
  'Provenance',
  'DeviceUseStatement',
]

export function listOthers(reading: DocumentReading): void {
  const { composition, entries, follow, patient, unreadable, wordsOf } = reading
  const listOf = listsBySection(reading)
  const authors = new Set(objectsIn(composition.author).map(author => follow(author, composition)))
  for (const { resource } of entries) {
    const kind = textOf(resource.resourceType)
    if (HELPERS.includes(kind) || listFor(resource) || isBodysFinding(resource)) continue
    if (kind === '' || resource === composition || authors.has(resource)) continue
    if (kind === 'Patient') {
      const person = `Person: ${nameIn(resource.name)}`
      if (!isSamePerson(resource, patient)) skip(reading, person, 'otherPerson')
      continue
    }
    const concept = resource.code ?? resource.type ?? medicineOf(resource, reading)?.concept
    if (saysAbsent(concept)) continue
    const isUnclear = unreadable.get(resource)?.some(({ path }) => path.startsWith('code')) === true
    const words = wordsOf(concept)
    const name = words || nameIn(resource.name)
    const what = [inTable(KIND_WORDS, kind) ?? kind, name].filter(Boolean).join(': ')
    const list = listOf.get(resource) ?? inTable(LISTS_OF_OTHERS, kind)
    if (isUnclear) skip(reading, what, 'unreadable', list ?? 'profile')
    else skip(reading, what, 'noPlace', list)
  }
  for (const section of sectionsOf(composition)) {
    for (const entry of objectsIn(section.entry)) {
      const [reference, display] = [textOf(entry.reference), textOf(entry.display)]
      const isNothing = reference + display === '' && entry.identifier === undefined
      if (isNothing || follow(entry, composition)) continue
      const what = [textOf(section.title), display].filter(Boolean).join(': ')
      const list = listOfSection(section) ?? listFor({ resourceType: kindIn(reference) })
      skip(reading, what, 'foreign', list)
    }
  }
}

export function listFurtherPages(reading: DocumentReading): void {
  const hasNext = objectsIn(reading.bundle.link).some(({ relation }) => relation === 'next')
  if (hasNext) skip(reading, 'The file', 'morePages')
}

const LISTS_OF_OTHERS: Readonly<Record<string, StatedList>> = {
  MedicationDispense: 'medications',
  MedicationAdministration: 'medications',
}

const kindIn = (reference: string) => reference.split('/').at(-2)

const KIND_WORDS: Readonly<Record<string, string>> = {
  RelatedPerson: 'Related person',
  Observation: 'Finding',
  DiagnosticReport: 'Report',
  ImagingStudy: 'Image',
  DocumentReference: 'Document',
  MedicationDispense: 'Medicine handed out',
  MedicationAdministration: 'Medicine given',
}
