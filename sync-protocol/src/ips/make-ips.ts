/**
 * Makes an International Patient Summary from a card: a document Bundle of FHIR R4 after hl7.fhir.uv.ips
 * 2.0.0. It reads only facts, so the card's level decides what it discloses.
 *
 * All facts are in the narratives. Facts that have a resource are also in that resource, with all values if
 * devices disagree.
 */

import type { Composition, CompositionSection, Extension, Reference } from 'fhir/r4'
import { DISCLOSURE, type Fact, factsOf, type Locale, labelsOf, type ResponderCard } from '../card'
import { allergiesOf, noKnownAllergy } from './allergies'
import { implantEntries, measureEntries, pregnancyEntries } from './body'
import {
  DOCUMENT_TYPE,
  hl7,
  IPS_SECTIONS,
  identifierOf,
  loinc,
  profile,
  type SectionName,
} from './codes'
import { conditionItems, noKnownProblem, problemOf } from './conditions'
import { flagEntries, openFacts } from './flags'
import { historyItems, procedureEntries, vaccineEntries } from './history'
import {
  type Entry,
  entryOf,
  type IpsBundle,
  type IpsOptions,
  type Making,
  referTo,
} from './making'
import { medicationsOf, noKnownMedication } from './medications'
import { LANGUAGE, narrative } from './narrative'
import { patientOf } from './patient'
import {
  directiveEntries,
  extensionsOf,
  instructionEntries,
  plansOf,
  refusalEntries,
} from './plans'
import { factsIn, type ListedItem } from './read-facts'

const TITLE = 'International Patient Summary'

export function makeIps(card: ResponderCard, options: IpsOptions): IpsBundle {
  const { newId, nowMs, dictionary, carer, locale = LANGUAGE, itemsMax } = options
  const facts = factsOf(card, locale, { dictionary, ...(itemsMax !== undefined && { itemsMax }) })
  const granted = DISCLOSURE[card.type][card.level]
  const patientUrl = `urn:uuid:${newId()}`
  const making: Making = {
    ...options,
    locale,
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
    language: locale,
    text: narrative(locale, factsIn(facts, 'record'), reportedBy(carer, locale)),
    status: 'final',
    type: DOCUMENT_TYPE,
    subject: making.subject,
    date: timestamp,
    author: [party],
    title: TITLE,
    ...confirmed(card.confirmedAtMs, party),
    section: drafts.map(draft => sectionOf(draft, locale)),
  }
  const resources = drafts.flatMap(({ entries, more = [] }) => [...entries, ...more])
  return {
    resourceType: 'Bundle',
    meta: profile('Bundle-uv-ips'),
    language: locale,
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

const reportedBy = (carer: string | undefined, locale: Locale): string =>
  carer === undefined
    ? labelsOf(locale).selfReported
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
  extension?: Extension[]
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
  const instructions = plansOf(making, 'instructions')
  const toDo = instructions.filter(item => item.facts[0]?.plan === 'do')
  const [usualState, otherPlans] = [plansOf(making, 'usualState'), plansOf(making, 'others')]
  const { carePlans, flags } = instructionEntries(making)
  const { procedures, vaccines } = historyItems(making)
  const others: Draft[] = [
    {
      name: 'alerts',
      facts: [...new Set([...factsOfItems(instructions), ...openFacts(making)])],
      entries: [...flags, ...flagEntries(making)],
    },
    { name: 'carePlan', facts: factsOfItems(toDo), entries: carePlans },
    {
      name: 'directives',
      facts: [
        ...factsIn(facts, 'dnr'),
        ...factsOfItems(plansOf(making, 'refusals')),
        ...inBody('organDonor'),
      ],
      entries: [...directiveEntries(making), ...refusalEntries(making)],
    },
    {
      name: 'devices',
      facts: [...inBody('implants'), ...factsOfItems(plansOf(making, 'devices'))],
      entries: uses,
      more: devices,
    },
    { name: 'pregnancy', facts: inBody('pregnancyDueDate'), entries: status, more: dueDates },
    pastProblems(making),
    { name: 'procedures', facts: factsOfItems(procedures), entries: procedureEntries(making) },
    { name: 'immunizations', facts: factsOfItems(vaccines), entries: vaccineEntries(making) },
    {
      name: 'functionalStatus',
      facts: factsOfItems(usualState),
      entries: [],
      extension: extensionsOf(usualState, making),
    },
    { name: 'vitalSigns', facts: inBody('heightCm', 'weightKg'), entries: measureEntries(making) },
    {
      name: 'story',
      // All other facts, so that nothing is lost.
      facts: [
        ...factsOfItems(otherPlans),
        ...factsIn(facts, 'notes'),
        ...body.filter(fact => !apart.includes(fact)),
        // The state of these lists, and the count of what was left out.
        ...[...factsIn(facts, 'plans'), ...factsIn(facts, 'history')].filter(
          ({ item }) => item === undefined,
        ),
      ],
      entries: [],
      extension: extensionsOf(otherPlans, making),
    },
    { name: 'insurance', facts: factsIn(facts, 'insurance'), entries: [] },
  ]
  return [...lists(making), ...others.filter(draft => draft.facts.length > 0)]
}

const factsOfItems = (items: readonly ListedItem[]): Fact[] => items.flatMap(({ facts }) => facts)

function lists(making: Making): Draft[] {
  const { facts, locale } = making
  const { noneCurrent } = labelsOf(locale)
  const asEntries = (resources: readonly Entry['resource'][]) =>
    resources.map(resource => entryOf(resource, making))
  const { now, past } = conditionItems(making)
  const isPast = (fact: Fact) => past.some(({ facts: of }) => of.includes(fact))
  const problems = factsIn(facts, 'conditions').filter(fact => !isPast(fact))
  return [
    listOf('problems', problems, past.length > 0 ? noneCurrent : '', {
      listed: () => asEntries(now.map(item => problemOf(item, 'active', making))),
      noneKnown: () => asEntries([noKnownProblem(making)]),
    }),
    listOf('allergies', factsIn(facts, 'allergies'), '', {
      listed: () => asEntries(allergiesOf(making)),
      noneKnown: () => asEntries([noKnownAllergy(making)]),
    }),
    listOf('medications', factsIn(facts, 'medications'), '', {
      listed: () => asEntries(medicationsOf(making)),
      noneKnown: () => asEntries([noKnownMedication(making)]),
    }),
  ]
}

/** `allPast` is empty unless there are rows and all of them are in the past. */
function listOf(
  name: SectionName,
  facts: readonly Fact[],
  allPast: string,
  make: { listed: () => Entry[]; noneKnown: () => Entry[] },
): Draft {
  if (facts.some(({ item }) => item !== undefined)) return { name, facts, entries: make.listed() }
  if (facts[0]?.state === 'noneKnown') return { name, facts, entries: make.noneKnown() }
  const isWithheld = facts.length === 0 && allPast === ''
  const words = isWithheld ? WITHHELD : allPast
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

function sectionOf(
  { name, facts, entries, extension = [], empty, lead }: Draft,
  locale: Locale,
): CompositionSection {
  const { title, loinc: code } = IPS_SECTIONS[name]
  return {
    ...(extension.length > 0 && { extension }),
    title,
    code: loinc(code),
    text: narrative(locale, facts, ...(lead ? [lead] : [])),
    ...(entries.length > 0 && { entry: entries.map(referTo) }),
    ...(empty && { emptyReason: empty }),
  }
}
