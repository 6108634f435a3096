/**
 * The one reading of a card: `factsOf(card, locale)` is everything it says, in the order of harm and
 * in the reader's words. No outlet reads a medical field by its name. How an outlet uses it:
 * - It formats facts one by one, or block by block (`blocksOf`): heading, items, their details.
 * - A fact's sides are all the values there are for it, more than one where devices disagree. All
 *   are shown, joined by `labels.or`, each isolated: `<bdi>` in HTML, `plainWords` in plain text.
 * - `tone` is for the eye. `importance` (0 is the worst to miss, see harm.ts) is for room: what finds
 *   none goes from the highest number on, details before their item, and is named as missing.
 * - In a `state` other than `said` the words stand for a value: "None known", "3 more … online".
 * - A dose and its frequency stand together or not at all: they are one detail (`isWithPrevious`).
 * - `called` is what the reader's language calls an entry, given a dictionary. It stands before the
 *   words and never alone: `ペニシリン (Penicillin)`. `lang` is that of the words, where it is another.
 * Nothing else knows disputes, severities, marks, ages or what an empty list means.
 */
import type { CardList, ResponderCard } from './card'
import type { Dictionary } from './entry'
import { type Fact, factOf, instead, ours, type Reader, sayAll } from './fact'
import { BLOCKS, type Block, LISTED } from './fields'
import { countOf, dayOf, fill, languageName } from './format'
import { type Grade, gradesOf } from './grades'
import { rankOf } from './harm'
import { type Labels, type Listed, type Locale, labelsOf } from './labels'
import { markLanguages } from './languages'
import { DISCLOSURE } from './levels'

interface Reading extends Reader {
  card: ResponderCard
  itemsMax: number
}

export interface FactsOptions {
  /** How many items of a list are shown; of the others their number (default: all are). */
  itemsMax?: number
  /** To read entries in the reader's words (default: they stand as they were typed). */
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

/** Whom a card names, if anybody: for the name of a file, or of one card among others. */
export const whoseCard = ({ identity }: ResponderCard): string | undefined =>
  identity.fullName ?? identity.firstName

/** What they speak, if that is told: a dictionary needs its words (BCP 47). */
export const languageSpoken = ({ identity }: ResponderCard): string | undefined => identity.language

function headingOf(block: Block, present: ReadonlySet<Block>, labels: Labels): string {
  if (block === 'person' || block === 'record') return ''
  const isRest = present.has('severeAllergies') || present.has('unclearAllergies')
  if (block === 'allergies' && isRest) return labels.otherAllergies
  if (block === 'medications')
    return present.has('criticalMedicines') ? labels.otherMedicines : labels.medicines
  return labels[block]
}

/** The first name stands only where the whole one does not. */
function identity(reading: Reading): Fact[] {
  const all = sayAll('identity', reading.card.identity, reading)
  const name = ['fullName', 'firstName'].find(of => all.some(({ field }) => field === of))
  if (name) return all.filter(({ field }) => field === name || field !== 'firstName')
  return [...instead('identity', 'notRecorded', reading.labels.nameNotRecorded), ...all]
}

function dnr(reading: Reading): Fact[] {
  const { card, labels } = reading
  if (card.dnr) {
    const facts = sayAll('dnr', card.dnr, reading)
    const limits = facts.some(({ sides }) => sides.some(side => LIMITING.has(side.entry)))
    return limits ? facts.map(fact => ({ ...fact, tone: 'alarm' })) : facts
  }
  if (!DISCLOSURE[card.type][card.level].dnr) return []
  return instead('dnr', 'notRecorded', labels.notRecorded)
}

const LIMITING: ReadonlySet<string> = new Set(['DNR', 'POLST'])

function notes(reading: Reading): Fact[] {
  const { card, labels } = reading
  const rest = card.notes?.isCut ? instead('notes', 'more', labels.restOnline) : []
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

/** What of it stands as written, when it was confirmed and changed, and of which revision of a code it is. */
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

/** That some entries have no translation, and what language they are in where that is known of all. */
function asWritten(
  languages: ReadonlySet<string>,
  { labels, locale }: Pick<Reader, 'labels' | 'locale'>,
): string | false {
  const [language, ...others] = languages
  if (language === undefined) return false
  if (language === '' || others.length > 0) return labels.asWritten
  return fill(labels.asWrittenIn, { language: languageName(language, locale) })
}

const RECORD = { section: 'record', block: 'record', draw: 'text', harm: 'onlineOnly' } as const

/** The items that ask for the most attention first; where not every item is shown, or none, why. */
function listFacts(section: Listed, list: CardList<object> | undefined, reading: Reading): Fact[] {
  if (!list) return []
  const graded = gradesOf(section, list.items)
    .map((grade, at) => ({ item: list.items[at] ?? {}, at, grade }))
    .sort((a, b) => rankOf(a.grade.harm) - rankOf(b.grade.harm))
  const shown = graded.slice(0, reading.itemsMax)
  return [
    ...shown.flatMap(({ item, at, grade }) => {
      const { block, tone } = grade
      const facts = sayAll(section, item, reading, { item: at, block, tone })
      return withGrade(withDose(facts, item, reading), grade, reading)
    }),
    ...unreadOf(section, list, reading),
    ...emptyOrCut(section, list, graded.length - shown.length, reading),
  ]
}

/** Entries of an imported file that the card does not show. */
const unreadOf = (
  section: Listed,
  { unread = 0, isWithheld }: CardList<object>,
  { labels, locale }: Reading,
) => [
  ...(unread > 0 ? instead(section, 'unread', countOf(unread, labels.unread, locale)) : []),
  ...(isWithheld ? instead(section, 'withheld', labels.withheld) : []),
]

/** What is as bad to miss as the item itself, such as a contact's number, stays with it. */
function withGrade(facts: Fact[], { harm, mark }: Grade, { labels }: Reader): Fact[] {
  const [name] = facts
  const same = name?.importance
  for (const fact of facts) if (fact.importance === same) fact.importance = rankOf(harm)
  if (!name || !mark) return facts
  name.mark = labels.marks[mark]
  // The mark is such a class, and says why it matters.
  return facts.filter(({ isClass }) => !isClass)
}

/** "Methotrexate 10 mg" without "once a week" kills: a dose never stands without its frequency. */
function withDose(facts: Fact[], item: object, { labels }: Reading): Fact[] {
  const [dose, often] = ['dosage', 'frequency'].map(name =>
    facts.find(({ field }) => field === name),
  )
  if (Reflect.get(item, 'isDoseOnline') === true) {
    const [name, ...others] = facts.filter(fact => fact !== dose && fact !== often)
    const place = { field: 'dosage', importance: rankOf('dose') }
    const online = { ...place, state: 'more' as const, sides: [ours(labels.doseOnline)] }
    return name ? [name, { ...name, ...online }, ...others] : []
  }
  if (!dose) return facts
  const unknown = { field: 'frequency', state: 'notRecorded' } as const
  const withIt = often ?? { ...dose, ...unknown, sides: [ours(labels.frequencyNotRecorded)] }
  return facts
    .filter(fact => fact !== often)
    .flatMap(fact => (fact === dose ? [dose, { ...withIt, isWithPrevious: true }] : [fact]))
}

/** Why a list shows no item, or that it does not show all of them. */
function emptyOrCut(
  section: Listed,
  { state, more = 0, unread = 0, isWithheld }: CardList<object>,
  hidden: number,
  { card: { isPartial }, labels, locale }: Reading,
): Fact[] {
  // With entries that could not be read, a list is not known to be empty.
  const hasMore = unread > 0 || isWithheld
  if (state !== 'listed') return hasMore ? [] : instead(section, state, labels[state])
  const missing = hidden + more
  if (missing === 0) return []
  const words = countOf(missing, labels.more[section], locale)
  return instead(section, 'more', isPartial ? fill(labels.online, { more: words }) : words)
}
