/**
 * Exports instructions as CarePlan, Flag and Consent, and devices as their use. No resource claims that a
 * refusal is valid. FHIR has no element for some fields of a plan, so each resource also has them as
 * extensions (plan-extension.ts), from which an import reads the row.
 */
import type { CarePlan, Consent, Extension, Flag } from 'fhir/r4'
import { isPlanKind, type PlanKind } from '../medical'
import { isDay } from '../medical/entered-dates'
import { concept, hl7, identifierOf, profile } from './codes'
import { type Entry, entryOf, type Making } from './making'
import { planExtensions, wholePlanExtension } from './plan-extension'
import {
  factEntriesOf,
  factsIn,
  factWordsOf,
  itemsIn,
  type ListedItem,
  statedFact,
} from './read-facts'
import { inTable } from './read-json'

type PlanGroup = 'instructions' | 'refusals' | 'devices' | 'usualState' | 'others'

/** A plan of an unknown or disputed kind is an instruction. */
const GROUPS: Readonly<Record<PlanKind, PlanGroup>> = {
  do: 'instructions',
  avoid: 'instructions',
  refuse: 'refusals',
  normal: 'usualState',
  device: 'devices',
  reach: 'others',
  depends: 'others',
}

export const plansOf = ({ facts }: Pick<Making, 'facts'>, group: PlanGroup): ListedItem[] =>
  itemsIn(facts, 'plans').filter(item => groupOf(item) === group)

const groupOf = ({ facts: [text] }: ListedItem): PlanGroup =>
  text?.plan ? GROUPS[text.plan] : 'instructions'

interface PlanWords {
  text: string
  about: string
  /** For example "Never: no needles (left arm)". */
  whole: string
  identifier: Pick<CarePlan, 'identifier'>
  extension: Extension[]
}

function wordsOf({ at, facts }: ListedItem, { rowIds }: Making): PlanWords {
  const words = (field: string) => factWordsOf(statedFact(facts, field))
  const [text, about, label] = [words('text'), words('about'), facts[0]?.label ?? '']
  const id = rowIds.plans?.[at]
  const kind = facts[0]?.plan
  return {
    text,
    about,
    whole: `${label && `${label}: `}${text}${about && ` (${about})`}`,
    identifier: id ? { identifier: [identifierOf(id)] } : {},
    extension: planExtensions({
      kind: isPlanKind(kind) ? kind : 'other',
      text,
      about,
      whereIs: words('whereIs'),
      from: words('from'),
      writtenOn: factEntriesOf(statedFact(facts, 'writtenOn')).filter(isDay)[0] ?? '',
    }),
  }
}

export function instructionEntries(making: Making): { carePlans: Entry[]; flags: Entry[] } {
  const items = plansOf(making, 'instructions')
  const toDo = items.filter(({ facts }) => facts[0]?.plan === 'do')
  return {
    carePlans: toDo.map(item => entryOf(carePlanOf(item, making), making)),
    flags: items.map(item => entryOf(flagOf(item, making), making)),
  }
}

function carePlanOf(item: ListedItem, making: Making): CarePlan {
  const { text, about, identifier, extension } = wordsOf(item, making)
  const writtenOn = factEntriesOf(statedFact(item.facts, 'writtenOn'))
  const from = factWordsOf(statedFact(item.facts, 'from'))
  return {
    resourceType: 'CarePlan',
    ...identifier,
    extension,
    status: 'active',
    intent: 'plan',
    ...(about && { title: about }),
    ...(text && { description: text }),
    subject: making.subject,
    ...(writtenOn.length === 1 && isDay(writtenOn[0]) && { created: writtenOn[0] }),
    ...(from && { author: { display: from } }),
  }
}

function flagOf(item: ListedItem, making: Making): Flag {
  const { whole, identifier, extension } = wordsOf(item, making)
  return {
    resourceType: 'Flag',
    meta: profile('Flag-alert-uv-ips'),
    ...identifier,
    extension,
    status: 'active',
    category: [hl7('flag-category', 'clinical')],
    code: concept(whole),
    subject: making.subject,
  }
}

export const refusalEntries = (making: Making): Entry[] =>
  plansOf(making, 'refusals').map(item => {
    const { whole, identifier, extension } = wordsOf(item, making)
    const consent: Consent = {
      resourceType: 'Consent',
      ...identifier,
      extension,
      status: 'active',
      scope: hl7('consentscope', 'adr'),
      category: [hl7('consentcategorycodes', 'acd')],
      patient: making.subject,
      policyRule: concept(whole),
      verification: [{ verified: false }],
    }
    return entryOf(consent, making)
  })

/** The identifier of a plan is on the use of its device. */
export const devicePlans = (making: Making) =>
  plansOf(making, 'devices').map(item => {
    const { text, about, identifier, extension } = wordsOf(item, making)
    return { type: concept(about || text), use: { ...identifier, extension }, text }
  })

/** Extensions of a section, because FHIR has no resource for these plans. */
export const extensionsOf = (items: readonly ListedItem[], making: Making): Extension[] =>
  items.map(item =>
    wholePlanExtension(wordsOf(item, making).extension, making.rowIds.plans?.[item.at]),
  )

/**
 * Exports a DNR or POLST as an unverified consent, because the file does not contain the paper. If
 * devices disagree, or the person says that there is none, the summary says so in words and has no
 * consent.
 */
export function directiveEntries(making: Making): Entry[] {
  const status = statedFact(factsIn(making.facts, 'dnr'), 'status')
  const [entered = '', ...others] = factEntriesOf(status)
  const category = inTable(CATEGORIES, entered)
  if (!category || others.length > 0) return []
  return [
    entryOf(
      {
        resourceType: 'Consent',
        status: 'active',
        scope: hl7('consentscope', 'adr'),
        category: [hl7('consentcategorycodes', category)],
        patient: making.subject,
        policyRule: { text: factWordsOf(status) },
        verification: [{ verified: false }],
      },
      making,
    ),
  ]
}

const CATEGORIES: Readonly<Record<string, string>> = { DNR: 'dnr', POLST: 'polst' }
