/**
 * Makes an International Patient Summary from a card: a document Bundle of FHIR R4 after hl7.fhir.uv.ips
 * 2.0.0. It reads only facts, so the card's level decides what it discloses.
 *
 * All facts are in the narratives. Facts that have a resource are also in that resource, with all values if
 * devices disagree.
 */
import { DISCLOSURE, type Fact, factsOf, labelsOf, type ResponderCard } from '../card'
import { allergiesOf, noKnownAllergy } from './allergies'
import { implantEntries, measureEntries, pregnancyEntries } from './body'
import {
  DOCUMENT_TYPE,
  hl7,
  identifierOf,
  loinc,
  profile,
  SECTIONS,
  type SectionName,
} from './codes'
import { conditionItems, noKnownProblem, problemOf } from './conditions'
import { directiveEntries } from './directives'
import type { Composition, CompositionSection, Entry, IpsBundle, Reference } from './fhir'
import { flagEntries, openFacts } from './flags'
import { entryOf, type IpsOptions, type Making, referTo } from './making'
import { medicationsOf, noKnownMedication } from './medications'
import { LANGUAGE, narrative } from './narrative'
import { patientOf } from './patient'
import { factsIn } from './read-facts'

const TITLE = 'International Patient Summary'
const labels = labelsOf(LANGUAGE)

export function makeIps(card: ResponderCard, options: IpsOptions): IpsBundle {
  const { newId, nowMs, dictionary, carer } = options
  const facts = factsOf(card, LANGUAGE, { dictionary })
  const granted = DISCLOSURE[card.type][card.level]
  const patientUrl = `urn:uuid:${newId()}`
  const making: Making = {
    ...options,
    facts,
    subject: { reference: patientUrl },
    hides: (section, field) => granted[section]?.includes(field) !== true,
  }
  const patient: Entry = {
    fullUrl: patientUrl,
    resource: { ...patientOf(making), meta: profile('Patient-uv-ips') },
  }
  const author = carer === undefined ? [] : [carerEntry(carer, making)]
  const party = author[0] ? referTo(author[0]) : making.subject
  const drafts = draftsOf(making)
  const timestamp = new Date(nowMs).toISOString()
  const composition: Composition = {
    resourceType: 'Composition',
    language: LANGUAGE,
    text: narrative(factsIn(facts, 'record'), reportedBy(carer)),
    status: 'final',
    type: DOCUMENT_TYPE,
    subject: making.subject,
    date: timestamp,
    author: [party],
    title: TITLE,
    ...confirmed(card.confirmedAtMs, party),
    section: drafts.map(sectionOf),
  }
  const resources = drafts.flatMap(({ entries, more = [] }) => [...entries, ...more])
  return {
    resourceType: 'Bundle',
    meta: profile('Bundle-uv-ips'),
    language: LANGUAGE,
    identifier: identifierOf(newId()),
    type: 'document',
    timestamp,
    entry: [
      entryOf({ ...composition, meta: profile('Composition-uv-ips') }, making),
      patient,
      ...author,
      ...resources,
    ],
  }
}

const reportedBy = (carer: string | undefined): string =>
  carer === undefined
    ? labels.selfReported
    : `Reported by ${carer}, who keeps this record for the person. Not checked by a doctor.`

const carerEntry = (name: string, making: Making): Entry =>
  entryOf(
    { resourceType: 'RelatedPerson', patient: making.subject, name: [{ text: name }] },
    making,
  )

function confirmed(atMs: number | undefined, party: Reference): Pick<Composition, 'attester'> {
  if (atMs === undefined) return {}
  return { attester: [{ mode: 'personal', time: new Date(atMs).toISOString(), party }] }
}

interface Draft {
  name: SectionName
  facts: readonly Fact[]
  entries: readonly Entry[]
  /** Resources that the entries refer to. */
  more?: readonly Entry[]
  empty?: CompositionSection['emptyReason']
  lead?: string
}

function draftsOf(making: Making): Draft[] {
  const { facts } = making
  const body = factsIn(facts, 'body')
  const inBody = (...fields: string[]) => body.filter(({ field }) => fields.includes(field))
  const apart = inBody('implants', 'pregnancyDueDate', 'heightCm', 'weightKg', 'organDonor')
  const { uses, devices } = implantEntries(making)
  const { status, dueDates } = pregnancyEntries(making)
  const others: Draft[] = [
    { name: 'alerts', facts: openFacts(making), entries: flagEntries(making) },
    {
      name: 'directives',
      facts: [...factsIn(facts, 'dnr'), ...inBody('organDonor')],
      entries: directiveEntries(making),
    },
    { name: 'devices', facts: inBody('implants'), entries: uses, more: devices },
    { name: 'pregnancy', facts: inBody('pregnancyDueDate'), entries: status, more: dueDates },
    pastProblems(making),
    { name: 'vitalSigns', facts: inBody('heightCm', 'weightKg'), entries: measureEntries(making) },
    {
      name: 'story',
      // All other facts, so that nothing is lost.
      facts: [...factsIn(facts, 'notes'), ...body.filter(fact => !apart.includes(fact))],
      entries: [],
    },
    { name: 'insurance', facts: factsIn(facts, 'insurance'), entries: [] },
  ]
  return [...lists(making), ...others.filter(draft => draft.facts.length > 0)]
}

function lists(making: Making): Draft[] {
  const { facts } = making
  const asEntries = (resources: readonly Entry['resource'][]) =>
    resources.map(resource => entryOf(resource, making))
  const { now, past } = conditionItems(making)
  const isPast = (fact: Fact) => past.some(({ facts: of }) => of.includes(fact))
  const problems = factsIn(facts, 'conditions').filter(fact => !isPast(fact))
  return [
    listOf('problems', problems, past.length > 0, {
      listed: () => asEntries(now.map(item => problemOf(item, 'active', making))),
      noneKnown: () => asEntries([noKnownProblem(making)]),
    }),
    listOf('allergies', factsIn(facts, 'allergies'), false, {
      listed: () => asEntries(allergiesOf(making)),
      noneKnown: () => asEntries([noKnownAllergy(making)]),
    }),
    listOf('medications', factsIn(facts, 'medications'), false, {
      listed: () => asEntries(medicationsOf(making)),
      noneKnown: () => asEntries([noKnownMedication(making)]),
    }),
  ]
}

/** The flag `isAllPast` means that there are rows, but all of them are in the past. */
function listOf(
  name: SectionName,
  facts: readonly Fact[],
  isAllPast: boolean,
  make: { listed: () => Entry[]; noneKnown: () => Entry[] },
): Draft {
  if (facts.some(({ item }) => item !== undefined)) return { name, facts, entries: make.listed() }
  if (facts[0]?.state === 'noneKnown') return { name, facts, entries: make.noneKnown() }
  const isWithheld = facts.length === 0 && !isAllPast
  const words = isWithheld ? WITHHELD : labels.noneCurrent
  return {
    name,
    facts,
    entries: [],
    empty: hl7('list-empty-reason', isWithheld ? 'withheld' : 'unavailable'),
    ...(facts.length === 0 && { lead: words }),
  }
}

const WITHHELD = 'Not disclosed: the person chose what this summary says.'

function pastProblems(making: Making): Draft {
  const { past } = conditionItems(making)
  return {
    name: 'pastProblems',
    facts: past.flatMap(({ facts }) => facts),
    entries: past.map(item => entryOf(problemOf(item, 'resolved', making), making)),
  }
}

function sectionOf({ name, facts, entries, empty, lead }: Draft): CompositionSection {
  const { title, loinc: code } = SECTIONS[name]
  return {
    title,
    code: loinc(code),
    text: narrative(facts, ...(lead ? [lead] : [])),
    ...(entries.length > 0 && { entry: entries.map(referTo) }),
    ...(empty && { emptyReason: empty }),
  }
}
