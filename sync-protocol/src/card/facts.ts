/**
 * The only way to read a card: `factsOf(card, locale)` returns everything on it, in the order of harm and in
 * the reader's words. Pages, prints, messages and files never read a medical field by its name. They use the
 * facts like this:
 * - All sides of a fact are shown, joined by `labels.or` and isolated: `<bdi>` in HTML, `plainWords` in plain
 *   text.
 * - `importance` (0 is the worst to miss, see harm.ts) decides what is left out when space is short: the
 *   highest number first, details before their item. The output says what is missing.
 * - In a `state` other than `said` the words replace a value: "None known", "3 more … online".
 * - A dose and its frequency are one detail (`isWithPrevious`): both are shown or neither.
 * - `called` comes before the words and never alone: `ペニシリン (Penicillin)`.
 *
 * Conflicts, severities, marks, ages and the meaning of an empty list are decided only here.
 */
import { type Labels, type Listed, type Locale, labelsOf } from '../languages'
import { isPlanKind } from '../medical/plan-kinds'
import { isTreatmentMark, TREATMENT_MARKS } from '../medical/treatment-marks'
import type { Dictionary, Side } from '../text/entry'
import { countOf, dayOf, fill, languageName, monthOf } from '../text/format'
import { type CardList, conflictingValuesOf, type ResponderCard } from './card'
import {
  type CardReader,
  effectWords,
  type Fact,
  factOf,
  ownWords,
  placeholderFact,
  sayAll,
} from './fact'
import { BLOCKS, type Block, LISTED } from './fields.table'
import { type Grade, gradesOf } from './grades'
import { rankOf } from './harm'
import { markLanguages } from './languages'
import { DISCLOSURE } from './levels'

interface Reading extends CardReader {
  card: ResponderCard
  itemsMax: number
}

/** A page, a text or a document for a responder says how many items of a longer list it leaves out. */
export const RESPONDER_ITEMS_MAX = 200

interface FactsOptions {
  /** The number of a list's items to show, by default all. */
  itemsMax?: number
  dictionary?: Dictionary | undefined
}

export function factsOf(
  card: ResponderCard,
  locale: Locale,
  { itemsMax = Number.POSITIVE_INFINITY, dictionary }: FactsOptions = {},
): Fact[] {
  const labels = labelsOf(locale)
  const reading: Reading = { card, locale, labels, itemsMax, dictionary, looked: [] }
  const facts = [
    ...identity(reading),
    ...dnr(reading),
    ...LISTED.flatMap(section => listFacts(section, card[section], reading)),
    ...sayAll('body', card.body, reading),
    ...notes(reading),
    ...insurance(reading),
    ...record(reading),
  ]
  const present = new Set(facts.map(({ block }) => block))
  for (const fact of facts) fact.heading = headingOf(fact.block, present, reading.labels)
  return BLOCKS.flatMap(block => facts.filter(fact => fact.block === block))
}

export const whoseCard = ({ identity }: ResponderCard): string | undefined =>
  identity.fullName ?? identity.firstName

export const languageSpoken = ({ identity }: ResponderCard): string | undefined => identity.language

function headingOf(block: Block, present: ReadonlySet<Block>, labels: Labels): string {
  if (block === 'person' || block === 'record') return ''
  if (block === 'reach' || block === 'depends') return labels.planKind[block]
  const isRest = present.has('severeAllergies') || present.has('unclearAllergies')
  if (block === 'allergies' && isRest) return labels.otherAllergies
  if (block === 'medications')
    return present.has('criticalMedicines') ? labels.otherMedicines : labels.medicines
  return labels[block]
}

function identity(reading: Reading): Fact[] {
  const all = sayAll('identity', reading.card.identity, reading)
  const age = all.find(({ draw }) => draw === 'age')
  if (age) age.born = birthSides(reading)
  const name = ['fullName', 'firstName'].find(of => all.some(({ field }) => field === of))
  if (name) return all.filter(({ field }) => field === name || field !== 'firstName')
  return [...placeholderFact('identity', 'notRecorded', reading.labels.nameNotRecorded), ...all]
}

/** An age that is about right comes from a year of birth alone, whose month was made up. */
function birthSides({ card: { identity }, locale }: Reading): Side[] {
  const ages = conflictingValuesOf(identity, 'age')
  const said = conflictingValuesOf(identity, 'birthMonth').flatMap((month, at) => {
    if (typeof month !== 'string') return []
    const isAbout = Reflect.get(Object(ages[at]), 'isAbout') === true
    return isAbout ? month.slice(0, 4) : monthOf(month, locale)
  })
  return [...new Set(said)].map(ownWords)
}

function dnr(reading: Reading): Fact[] {
  const { card, labels } = reading
  if (card.dnr) {
    const facts = sayAll('dnr', card.dnr, reading)
    const limits = facts.some(({ sides }) => sides.some(side => LIMITING.has(side.entry)))
    return limits ? facts.map(fact => ({ ...fact, tone: 'alarm' })) : facts
  }
  if (!DISCLOSURE[card.type][card.level].dnr) return []
  return placeholderFact('dnr', 'notRecorded', labels.notRecorded)
}

const LIMITING: ReadonlySet<string> = new Set(['DNR', 'POLST'])

function notes(reading: Reading): Fact[] {
  const { card, labels } = reading
  const rest = card.notes?.isCut ? placeholderFact('notes', 'more', labels.restOnline) : []
  return [...sayAll('notes', card.notes, reading), ...rest]
}

function insurance(reading: Reading): Fact[] {
  if (!reading.card.insurance) return []
  const { policies, ...legacy } = reading.card.insurance
  return [
    ...listFacts('insurance', { state: 'listed', items: policies }, reading),
    ...sayAll('insurance', legacy, reading),
  ]
}

function record({ card, labels, locale, looked }: Reading): Fact[] {
  const dated = (template: string, ms = 0) => ms > 0 && fill(template, { date: dayOf(ms, locale) })
  const said = {
    asWritten: asWritten(markLanguages(looked, locale, card.identity.language), { labels, locale }),
    confirmedAtMs: dated(labels.lastConfirmed, card.confirmedAtMs),
    changedAtMs: dated(labels.lastChanged, card.changedAtMs),
    revision: fill(labels.revision, { n: card.revision }),
  }
  return Object.entries(said).flatMap(([field, words]) =>
    words ? [factOf({ ...RECORD, field }, [{ words, entry: words, dir: 'auto' }])] : [],
  )
}

function asWritten(
  languages: ReadonlySet<string>,
  { labels, locale }: Pick<CardReader, 'labels' | 'locale'>,
): string | false {
  const [language, ...others] = languages
  if (language === undefined) return false
  if (language === '' || others.length > 0) return labels.asWritten
  return fill(labels.asWrittenIn, { language: languageName(language, locale) })
}

const RECORD = { section: 'record', block: 'record', draw: 'text', harm: 'onlineOnly' } as const

function listFacts(section: Listed, list: CardList<object> | undefined, reading: Reading): Fact[] {
  if (!list) return []
  const graded = gradesOf(section, list.items)
    .map((grade, at) => ({ item: list.items[at] ?? {}, at, grade }))
    .sort((a, b) => rankOf(a.grade.harm) - rankOf(b.grade.harm) || markRank(a) - markRank(b))
  const shown = graded.slice(0, reading.itemsMax)
  return [
    ...shown.flatMap(({ item, at, grade }) => {
      const { block, tone } = grade
      const facts = sayAll(section, item, reading, { item: at, block, tone })
      if (section === 'plans') return asPlan(withGrade(facts, item, grade, reading), item, reading)
      return withGrade(withDose(facts, item, reading), item, grade, reading)
    }),
    ...unreadOf(section, list, reading),
    ...emptyOrCut(section, list, graded.length - shown.length, reading).map(fact =>
      fact.state === 'more' ? { ...fact, ...worstPlace(section, shown.at(-1)?.grade) } : fact,
    ),
  ]
}

/**
 * The least dangerous medicines are left out first. If no harmless one is shown, a missing one may be as
 * dangerous as the last that is, so the number of missing ones is under its heading.
 */
const worstPlace = (section: Listed, last: Grade | undefined): Partial<Fact> =>
  last && section === 'medications' ? { block: last.block, importance: rankOf(last.harm) } : {}

/** The worst mark comes first. Only medicines that change treatment have one. */
const markRank = ({ grade: { marks } }: { grade: Grade }): number =>
  marks[0] ? TREATMENT_MARKS.indexOf(marks[0]) : 0

const unreadOf = (
  section: Listed,
  { unread = 0, isWithheld }: CardList<object>,
  { labels, locale }: Reading,
) => [
  ...(unread > 0 ? placeholderFact(section, 'unread', countOf(unread, labels.unread, locale)) : []),
  ...(isWithheld ? placeholderFact(section, 'withheld', labels.withheld) : []),
]

/** Details that are as bad to miss as the item, such as a contact's number, get its rank. */
function withGrade(
  facts: Fact[],
  item: object,
  { harm, marks, said }: Grade,
  { labels }: CardReader,
): Fact[] {
  const [name] = facts
  const same = name?.importance
  for (const fact of facts) if (fact.importance === same) fact.importance = rankOf(harm)
  const effect = facts.find(({ field }) => field === 'effect')
  if (name && effect)
    name.effects = conflictingValuesOf(item, 'effect').map(value => String(value ?? ''))
  if (!name || marks.length === 0) return facts
  name.mark = marks
    .map(mark => (said.includes(mark) ? effectWords(mark, labels) : labels.marks[mark]))
    .join(' · ')
  // The mark already says the effect. A denial stays.
  const isSaid = effect?.sides.every(({ entry }) => isTreatmentMark(entry))
  return facts.filter(fact => !fact.isClass && !(isSaid && fact === effect))
}

/**
 * "Methotrexate 10 mg" without "once a week" kills, so a dose never appears without its frequency.
 */
function withDose(facts: Fact[], item: object, { labels }: Reading): Fact[] {
  const [dose, often] = ['dosage', 'frequency'].map(name =>
    facts.find(({ field }) => field === name),
  )
  if (Reflect.get(item, 'isDoseOnline') === true) {
    const [name, ...others] = facts.filter(fact => fact !== dose && fact !== often)
    const place = { field: 'dosage', importance: rankOf('dose') }
    const online = { ...place, state: 'more' as const, sides: [ownWords(labels.doseOnline)] }
    return name ? [name, { ...name, ...online }, ...others] : []
  }
  if (!dose) return facts
  const unknown = { field: 'frequency', state: 'notRecorded' } as const
  const withIt = often ?? { ...dose, ...unknown, sides: [ownWords(labels.frequencyNotRecorded)] }
  return facts
    .filter(fact => fact !== often)
    .flatMap(fact => (fact === dose ? [dose, { ...withIt, isWithPrevious: true }] : [fact]))
}

/**
 * The kind labels the text. A disputed kind stays a fact of its own, so that every reader sees the dispute.
 */
function asPlan(facts: Fact[], item: object, { labels }: CardReader): Fact[] {
  const [text, kind, ...details] = facts
  if (text?.field !== 'text' || kind?.field !== 'kind') return facts
  const kinds = kind.sides.map(({ entry }) => entry)
  const [plan] = kinds
  const isHeaded = text.block === 'reach' || text.block === 'depends'
  const said: Fact = {
    ...text,
    label: isHeaded ? '' : kind.sides.map(({ words }) => words).join(` ${labels.or} `),
    ...(kinds.length === 1 && isPlanKind(plan) && { plan }),
    ...(text.block === 'conditions' && { isGuest: true }),
  }
  const shown = details.map(detail =>
    detail.field === 'whereIs' && kinds.includes('refuse')
      ? { ...detail, label: labels.planPaper }
      : detail,
  )
  return [
    said,
    ...(kinds.length > 1 ? [kind] : []),
    ...restOnline(said, item, labels),
    ...shown,
  ].concat(unsigned(said, details, item, labels))
}

const restOnline = (text: Fact, item: object, labels: Labels): Fact[] =>
  isRestOnline(item) ? [noteOn(text, 'more', labels.restOnline)] : []

/** The author may be among what is online. */
function unsigned(text: Fact, details: readonly Fact[], item: object, labels: Labels): Fact[] {
  const isSigned = details.some(({ field }) => field === 'from')
  const isRefusal = text.plan === 'refuse'
  if (text.block !== 'instructions' || isSigned || isRefusal || isRestOnline(item)) return []
  return [noteOn(text, 'notRecorded', labels.planUnsigned)]
}

const isRestOnline = (item: object): boolean => Reflect.get(item, 'isRestOnline') === true

function noteOn(text: Fact, state: Fact['state'], words: string): Fact {
  const { label: _label, plan: _plan, isGuest: _isGuest, ...place } = text
  return { ...place, label: '', field: 'from', state, sides: [ownWords(words)] }
}

function emptyOrCut(
  section: Listed,
  { state, more = 0, unread = 0, isWithheld }: CardList<object>,
  hidden: number,
  { card: { isPartial }, labels, locale }: Reading,
): Fact[] {
  // If entries could not be read, the list is not known to be empty.
  const hasMore = unread > 0 || isWithheld
  if (state !== 'listed') return hasMore ? [] : emptyList(section, state, labels)
  const missing = hidden + more
  if (missing === 0) return []
  const words = countOf(missing, labels.more[section], locale)
  return placeholderFact(section, 'more', isPartial ? fill(labels.online, { more: words }) : words)
}

/**
 * Most people have no plans, so an empty list of them must not come before allergies, and one that no one was
 * asked about is not mentioned.
 */
function emptyList(
  section: Listed,
  state: 'noneKnown' | 'noneCurrent' | 'notRecorded',
  labels: Labels,
) {
  const words = labels[state]
  if (section !== 'plans' && section !== 'history') return placeholderFact(section, state, words)
  if (state === 'notRecorded') return []
  const place = { block: 'conditions', isGuest: true, importance: rankOf('organDonor') } as const
  return placeholderFact(section, state, words).map(fact => ({
    ...fact,
    ...place,
    label: labels[section === 'plans' ? 'instructions' : 'history'],
  }))
}
