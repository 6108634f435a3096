/** Allergies, medicines and conditions as rows of a record. */
import { gradeOf, statusOf } from '../card'
import { NOTE_MAX, type StatedList } from '../medical'
import { notedIn, notesIn } from './noted-fields'
import { saysAbsent, saysNothing, whyAbsent } from './read-absent'
import { codesOf, hasCode } from './read-concept'
import { beginOf, cut, isPast, namedBy, type Reading, rowIdIn, skip } from './read-context'
import { dosageIn } from './read-dosage'
import { hasEnd, isDosagePast, untilIn } from './read-end'
import { holder, holders, inTable, type Loose, textOf } from './read-json'
import { whyLeftOut } from './read-left-out'
import { conceptOf, medicineOf, nameWithStrength } from './read-medicine'
import { isModified } from './read-modified'
import { plainTextOf } from './read-sections'
import { hasStatus, isOver, statusCodes, unknownStatus } from './read-status'
import type { IpsLeftOut, ReadList } from './read-why'

export interface ReadRow {
  collection: ReadList
  /** The row of ours that it came from. */
  fromId?: string | undefined
  /** Those that say something. */
  fields: Readonly<Record<string, string>>
}

/** A row, that its list is empty, or nothing: then it is on the list of what was left out. */
export type ReadEntry = ReadRow | 'none' | undefined

type Fields = ReadRow['fields']

const KINDS: Readonly<Record<string, (resource: Loose, reading: Reading) => ReadEntry>> = {
  AllergyIntolerance: allergyIn,
  MedicationStatement: statementIn,
  MedicationRequest: requestIn,
  Condition: conditionIn,
}

const LISTS: Readonly<Record<string, StatedList>> = {
  AllergyIntolerance: 'allergies',
  MedicationStatement: 'medications',
  MedicationRequest: 'medications',
  Medication: 'medications',
  Condition: 'conditions',
}

/** The list that a kind of resource is of. */
export const listFor = ({ resourceType }: Loose): StatedList | undefined =>
  inTable(LISTS, resourceType)

export const readEntry = (resource: Loose, reading: Reading): ReadEntry =>
  inTable(KINDS, resource.resourceType)?.(resource, reading)

/** What all three ask first: whom it is about, whether it holds, what it is called. */
function begin(
  resource: Loose,
  concept: unknown,
  reading: Reading,
  why: IpsLeftOut | undefined,
): { name: string; coding: string } | 'none' | undefined {
  const named = namedBy(concept, reading)
  const list = listFor(resource)
  const leaveOut = (not: IpsLeftOut, what = named.name) => skip(reading, what, not, list)
  const not = whyLeftOut(resource, reading) ?? why
  if (not) return leaveOut(not)
  const absent = saysAbsent(concept, list)
  if (absent === 'none') return 'none'
  if (absent === 'part') return leaveOut('partNone')
  if (absent === 'unknown') return undefined
  const reason = whyAbsent(concept)
  if (reason === 'withheld') return leaveOut(reason, textOf(resource.resourceType))
  if (reason) return leaveOut(reason, absentWords(concept))
  const nothing = saysNothing(named.name)
  if (nothing) return leaveOut(nothing === 'none' ? 'noneInWords' : 'notKnown')
  if (named.name !== '') {
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
  holders(holder(concept).coding)
    .map(({ display, code }) => textOf(display) || textOf(code))
    .find(Boolean) ?? ''

const rowOf = (collection: ReadRow['collection'], resource: Loose, fields: Fields): ReadRow => {
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  const fromId = rowIdIn(resource)
  return { collection, ...(fromId && { fromId }), fields: Object.fromEntries(filled) }
}

const GRADES = ['severe', 'moderate', 'mild']
const inWords = (grade: string) => grade.charAt(0).toUpperCase() + grade.slice(1)
const REACTION_MAX = 1000

/** An allergy without a code of its own is to what its reactions name. */
function allergenOf({ code, reaction }: Loose, { wordsOf }: Reading): unknown {
  if (wordsOf(code) !== '' || saysAbsent(code)) return code
  const substances = holders(reaction).map(({ substance }) => substance)
  const [first, ...others] = substances.filter(each => wordsOf(each) !== '')
  if (first === undefined) return code
  if (others.length === 0) return first
  return { text: [...new Set([first, ...others].map(wordsOf))].join(', ') }
}

function allergyIn(resource: Loose, reading: Reading): ReadEntry {
  const isEnded = statusCodes(resource.clinicalStatus).length === 0 && hasEnd(resource, reading)
  const why = isEnded || isOver(resource.clinicalStatus) ? 'inactive' : undefined
  const begun = begin(resource, allergenOf(resource, reading), reading, why)
  if (typeof begun !== 'object') return begun
  const reactions = holders(resource.reaction).filter(each => !isModified(each))
  if (isModified(resource.reaction)) skip(reading, `Reaction to ${begun.name}`, 'modified')
  const grade = GRADES.find(each => reactions.some(({ severity }) => hasStatus(severity, each)))
  const shown = reactions
    .flatMap(each => {
      const manifestations = holders(each.manifestation).map(reading.wordsOf).filter(Boolean)
      const substance = reading.wordsOf(each.substance)
      const isNamed = substance === '' || begun.name.includes(substance)
      const said = [...manifestations, textOf(each.description), ...notesIn(each)].filter(
        (words, at, all) => words !== '' && all.indexOf(words) === at,
      )
      return isNamed ? said : [`${substance}: ${said.join(', ')}`.replace(/: $/, '')]
    })
    .filter(Boolean)
    .join(', ')
  const reaction = cut([shown, ...notesIn(resource)].filter(Boolean).join('. '), REACTION_MAX)
  return rowOf('allergies', resource, {
    allergen: begun.name,
    severity: severityIn(resource, grade, reaction),
    reaction,
    coding: begun.coding,
  })
}

/** What is not said is never mild. */
function severityIn(resource: Loose, grade: string | undefined, reaction: string): string {
  const isSevere = grade === 'severe' || hasStatus(resource.criticality, 'high')
  const entered = cut(notedIn(resource, 'severity'), 200)
  // A clinic may have changed the entry since our own summary said this.
  const isReadAsSevere = gradeOf('allergies', { severity: entered, reaction }, 0).tone === 'alarm'
  if (entered && (!isSevere || isReadAsSevere)) return entered
  if (isSevere) return 'Severe'
  return grade ? inWords(grade) : 'Not stated'
}

function statementIn(resource: Loose, reading: Reading): ReadEntry {
  const { status, effectivePeriod, effectiveDateTime, dosage } = resource
  const isEnded = isPast(effectivePeriod, reading) || isDosagePast(dosage, reading)
  const why = isEnded || isOver(status) ? 'inactive' : undefined
  const { start } = holder(effectivePeriod)
  return medicineIn(resource, reading, { why, dosage, begin: start ?? effectiveDateTime })
}

function requestIn(resource: Loose, reading: Reading): ReadEntry {
  const { status, intent, doNotPerform, dosageInstruction, authoredOn } = resource
  const isOnlyIdea = doNotPerform === true || hasStatus(intent, 'proposal', 'option')
  const isEnded = isDosagePast(dosageInstruction, reading)
  const why = isOnlyIdea || isEnded || isOver(status) ? 'inactive' : undefined
  return medicineIn(resource, reading, { why, dosage: dosageInstruction, begin: authoredOn })
}

interface Medicine {
  why: IpsLeftOut | undefined
  dosage: unknown
  begin: unknown
}

function medicineIn(resource: Loose, reading: Reading, { why, dosage, begin: since }: Medicine) {
  const medicine = medicineOf(resource, reading)
  if (!medicine) return skip(reading, 'Medicine', 'foreign', 'medications')
  const { concept, product } = medicine
  const begun = begin(resource, concept, reading, (product && whyLeftOut(product, reading)) ?? why)
  if (typeof begun !== 'object') return begun
  const name = nameWithStrength(begun.name, product, reading)
  const isDoseModified = isModified(dosage)
  if (isDoseModified) skip(reading, `Dose of ${name}`, 'unclearDose')
  for (const note of notesIn(resource)) skip(reading, `Note on ${name}: ${note}`, 'noPlace')
  return rowOf('medications', resource, {
    name,
    ...dosageIn(isDoseModified ? [] : dosage, name, reading),
    prescribingDoctor: cut(notedIn(resource, 'prescribingDoctor'), 200),
    startDate: beginOf(since, name, reading),
    coding: codesOf(concept, name),
  })
}

/** A Medication that a section of medicines lists itself. */
export function productIn(product: Loose, reading: Reading): ReadEntry {
  const concept = conceptOf(product, reading)
  const begun = begin(product, concept, reading, undefined)
  if (typeof begun !== 'object') return begun
  const name = nameWithStrength(begun.name, product, reading)
  return rowOf('medications', product, { name, coding: codesOf(concept, name) })
}

/** Remission is not over: it may come back, and is treated as if it could. */
const STATUSES: Readonly<Record<string, string>> = {
  resolved: 'Resolved',
  remission: 'In remission',
  relapse: 'Relapse',
  recurrence: 'Recurrent',
}
const UNSURE = ['unconfirmed', 'provisional', 'differential']

function conditionIn(resource: Loose, reading: Reading): ReadEntry {
  const { clinicalStatus, verificationStatus, onsetDateTime, onsetPeriod, onsetString } = resource
  const clinical = statusCodes(clinicalStatus)
  const begun = begin(
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
  const onset = textOf(onsetDateTime) || textOf(holder(onsetPeriod).start)
  // A year alone has no field, and is worth keeping.
  const isDayless = /^(?!0000)\d{4}(-\d\d)?$/.test(onset)
  const since = [isDayless ? onset : '', textOf(onsetString), ageWords(resource.onsetAge)]
    .filter(Boolean)
    .join(', ')
  return rowOf('conditions', resource, {
    condition: begun.name,
    status: cut(status, 200),
    diagnosedDate: isDayless ? '' : beginOf(onset, begun.name, reading),
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
  const { value, unit, code } = holder(age)
  return typeof value === 'number' ? `age ${value} ${textOf(unit) || textOf(code)}`.trim() : ''
}

/** What a record has no field of its own for, and is no part of the name: which knee it is. */
const detailsOf = ({ bodySite, severity, stage }: Loose, { wordsOf }: Reading): string[] =>
  [
    [
      'Stage',
      holders(stage)
        .map(({ summary }) => wordsOf(summary))
        .filter(Boolean)
        .join(', '),
    ],
    ['Body site', holders(bodySite).map(wordsOf).filter(Boolean).join(', ')],
    ['Severity', wordsOf(severity)],
  ].map(([label, words]) => (words ? `${label}: ${words}` : ''))

/** So that what a summary says of a list's kind is found again. */
export const isPregnant = (value: unknown): boolean => hasCode(value, '77386006')
