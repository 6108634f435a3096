/**
 * Reads an International Patient Summary of any system (a document Bundle of FHIR R4) into rows of a
 * record, and lists what it left out and why. It is pure and never throws. Nothing is fetched, no
 * narrative becomes an entry, and every row fits its schema.
 */
import {
  allergySchema,
  conditionSchema,
  contactSchema,
  emergencyPlanSchema,
  historySchema,
  isStatedList,
  medicationSchema,
  profileSchema,
  type StatedList,
} from '../medical'
import { allergyIn } from './read-allergy'
import { bodyIn } from './read-body'
import { conceptReader } from './read-concept'
import { conditionIn } from './read-condition'
import { cut, type DocumentReading, skip, skipUnreadable } from './read-context'
import { asDocument, type FhirDocument } from './read-document'
import { listFor, type ReadEntry, type ReadRow } from './read-entry'
import { procedureIn, vaccinationIn } from './read-history'
import { carePlanIn, consentIn, deviceUseIn, flagIn, sectionPlansIn } from './read-instruction'
import { inTable, type JsonObject, objectsIn, parseSafely, textOf } from './read-json'
import { productIn, requestIn, statementIn } from './read-medication'
import { medicinesAlone } from './read-medicine'
import { modifiedByPlace } from './read-modified'
import { listFurtherPages, listOthers } from './read-others'
import { bornIn, contactsIn, nameIn, personIn, type ReadProfile } from './read-person'
import {
  emptyLists,
  listNarratives,
  listOfSection,
  listsBySection,
  listUndisclosed,
  pastIn,
  sectionsOf,
} from './read-sections'
import { type IpsRefusal, leftOutOf, type ReadPart, type Skipped } from './read-why'

export interface IpsSummary {
  rows: ReadRow[]
  profile: ReadProfile
  noneKnown: StatedList[]
  skipped: Skipped[]
  /** Year or month of birth, if the file has no day. */
  bornIn: string
  /** ISO 8601, or empty if the file does not say. */
  madeAt: string
  madeBy: string
}

type ReadIps = { ok: true; summary: IpsSummary } | { ok: false; why: IpsRefusal }

interface ReadOptions {
  /** `YYYY-MM-DD` */
  today: string
  /** BCP 47 tags, best first. */
  languages?: readonly string[]
}

export function readIps(text: string, options: ReadOptions): ReadIps {
  const parsed = parseSafely(text)
  return parsed.ok ? readBundle(parsed.value, options) : refused(parsed.why)
}

const refused = (why: IpsRefusal): ReadIps => ({ ok: false, why })

/** `bundle` is parsed JSON that is safe to walk. */
export function readBundle(bundle: unknown, { today, languages = [] }: ReadOptions): ReadIps {
  const read = asDocument(bundle)
  if (!read.ok) return refused(read.why)
  const { document } = read
  const skipped: Skipped[] = []
  const modified = modifiedByPlace(document)
  const wordsOf = conceptReader(languages)
  const reading: DocumentReading = {
    ...document,
    wordsOf,
    today,
    skipped,
    modified,
    past: pastIn(document),
  }
  const found = entriesIn(reading)
  const rows = [...found.rows, ...contactsIn(reading)].flatMap(row => sound(row, reading))
  const profile = soundProfile({ ...personIn(reading), ...bodyIn(reading) }, reading)
  listOthers(reading)
  listFurtherPages(reading)
  listUndisclosed(reading)
  listUnreadableParts(reading)
  const isListed = (list: StatedList) => rows.some(({ collection }) => collection === list)
  listNarratives(reading, list => isListed(list) || found.none.has(list))
  const noneKnown = [...found.none].filter(list => {
    const { unread, isWithheld } = leftOutOf(list, { skipped })
    return !isListed(list) && unread === 0 && !isWithheld
  })
  return {
    ok: true,
    summary: { rows, profile, noneKnown, skipped, bornIn: bornIn(document), ...madeIn(document) },
  }
}

function entriesIn(reading: DocumentReading): { rows: ReadRow[]; none: Set<StatedList> } {
  const rows: ReadRow[] = []
  const none = new Set(emptyLists(reading))
  for (const { resource } of reading.entries) {
    const read = readEntry(resource, reading)
    const list = listFor(resource)
    if (read === 'none' && list && isStatedList(list)) none.add(list)
    else if (typeof read === 'object') rows.push(read)
  }
  for (const plan of sectionPlansIn(reading)) if (typeof plan === 'object') rows.push(plan)
  for (const product of medicinesAlone(reading)) {
    const read = productIn(product, reading)
    if (read === 'none') none.add('medications')
    else if (read) rows.push(read)
  }
  return { rows, none }
}

const SCHEMAS = {
  allergies: allergySchema,
  medications: medicationSchema,
  conditions: conditionSchema,
  contacts: contactSchema,
  plans: emergencyPlanSchema,
  history: historySchema,
}

/** Drops fields that the schema refuses, or the whole row if its name is refused. */
function sound(row: ReadRow, reading: DocumentReading): ReadRow[] {
  const schema = SCHEMAS[row.collection]
  const checked = schema.safeParse(row.fields)
  if (checked.success) return [row]
  const wrong = new Set(checked.error.issues.map(({ path }) => path[0]))
  const fields = Object.fromEntries(Object.entries(row.fields).filter(([name]) => !wrong.has(name)))
  if (schema.safeParse(fields).success) {
    for (const [name, value] of Object.entries(row.fields)) {
      if (wrong.has(name)) skip(reading, value, 'unfit')
    }
    return [{ ...row, fields }]
  }
  return skip(reading, Object.values(row.fields)[0] ?? '', 'tooLong', row.collection) ?? []
}

function soundProfile(profile: ReadProfile, reading: DocumentReading): ReadProfile {
  const filled = Object.entries(profile).filter(([, value]) => value !== '')
  const isSound = ([name, value]: (typeof filled)[number]) =>
    profileSchema.safeParse({ [name]: value }).success
  for (const field of filled) if (!isSound(field)) skip(reading, String(field[1]), 'unfit')
  return Object.fromEntries(filled.filter(isSound))
}

function madeIn({ bundle, composition, follow }: FhirDocument) {
  const authors = objectsIn(composition.author).map(author => {
    const { name } = follow(author, composition) ?? {}
    return (Array.isArray(name) ? nameIn(name) : textOf(name)) || textOf(author.display)
  })
  const date = textOf(composition.date) || textOf(bundle.timestamp)
  const madeAt = /^(?!0000)\d{4}(-\d\d(-\d\d(T.*)?)?)?$/.test(date) ? date.slice(0, 40) : ''
  return { madeAt, madeBy: cut(authors.filter(Boolean).join(', '), 200) }
}

const KINDS: Readonly<
  Record<string, (resource: JsonObject, reading: DocumentReading) => ReadEntry>
> = {
  AllergyIntolerance: allergyIn,
  MedicationStatement: statementIn,
  MedicationRequest: requestIn,
  Condition: conditionIn,
  CarePlan: carePlanIn,
  Flag: flagIn,
  Consent: consentIn,
  DeviceUseStatement: deviceUseIn,
  Procedure: procedureIn,
  Immunization: vaccinationIn,
}

const readEntry = (resource: JsonObject, reading: DocumentReading): ReadEntry =>
  inTable(KINDS, resource.resourceType)?.(resource, reading)

/** The lists that have a section in each summary. */
const NAMED_LISTS = ['allergies', 'medications', 'conditions'] as const

function listUnreadableParts(reading: DocumentReading): void {
  const { bundle, composition, entries, unreadable } = reading
  const sections = sectionsOf(composition)
  const named = new Set(sections.map(listOfSection))
  // A section or an entry that does not say its list may belong to any list without a section.
  const possibleLists = NAMED_LISTS.filter(list => !named.has(list))
  const possibleParts: readonly ReadPart[] = [...possibleLists, 'profile']

  for (const section of sections) {
    const list = listOfSection(section)
    const isCodeUnreadable = unreadable.get(section)?.some(({ path }) => path.startsWith('code'))
    for (const each of list || !isCodeUnreadable ? [list] : possibleLists) {
      skipUnreadable(reading, section, textOf(section.title) || 'A section', each, 'section')
    }
  }
  skipUnreadable(reading, composition, 'The file', undefined, 'section')
  skipUnreadable(reading, bundle, 'The file', undefined, 'entry')
  const lacks = (object: object, element: string) =>
    unreadable.get(object)?.some(({ path }) => path === element) === true
  if (lacks(composition, 'section') || lacks(bundle, 'entry')) {
    for (const part of possibleParts) skip(reading, 'An entry', 'unreadable', part)
  }
  const listOf = listsBySection(reading)
  for (const { resource } of entries) {
    if (textOf(resource.resourceType) !== '') continue
    const list = listOf.get(resource)
    for (const part of list ? [list] : possibleParts) skip(reading, 'An entry', 'unreadable', part)
  }
}
