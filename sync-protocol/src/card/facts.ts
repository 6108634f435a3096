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
 * - `entry` keeps what was typed beside `words`, for whoever shows both.
 * Nothing else knows disputes, severities, marks, ages or what an empty list means.
 */
import type { CardList, ResponderCard } from './card'
import { BLOCKS, type Block, type Drawing, type FieldRow, rowsOf, type Section } from './fields'
import { countOf, dayOf, fill } from './format'
import { type Grade, gradeOf, type ListSection, type Tone } from './grades'
import { rankOf } from './harm'
import type { Labels, Locale } from './labels'
import { DISCLOSURE } from './levels'
import { labelAt, labelOf, type Reader, readerOf, type Side, sidesOf } from './sides'

export interface Fact {
  block: Block
  /** Of its block. */
  heading: string
  /** `record`: said of the card as a whole. */
  section: Section | 'record'
  field: string
  /** The item's place in its list as the owner ordered it. */
  item?: number
  /** What stands before the sides; empty where the heading or the sides say it. */
  label: string
  draw: Drawing
  sides: Side[]
  tone: Tone
  importance: number
  state: 'said' | 'noneKnown' | 'noneCurrent' | 'notRecorded' | 'more'
  /** Of a medicine's name: why it changes how somebody is treated. */
  mark?: string
  /** What a reader must know before they act on it. */
  caution?: string
  /** Shown or left out together with the fact before it. */
  isWithPrevious?: true
}

export interface FactOptions {
  /** How many items of a list are shown; of the others their number (default: all are). */
  itemsMax?: number
}

export function factsOf(card: ResponderCard, locale: Locale, options: FactOptions = {}): Fact[] {
  const reader = readerOf(locale)
  const facts = [
    ...identity(card, reader),
    ...dnr(card, reader),
    ...LISTED.flatMap(section => listed(card, section, reader, options)),
    ...(card.body ? sayAll('body', card.body, reader) : []),
    ...notes(card, reader),
    ...insurance(card, reader, options),
    ...record(card, reader),
  ]
  const present = new Set(facts.map(({ block }) => block))
  return facts
    .sort((a, b) => BLOCKS.indexOf(a.block) - BLOCKS.indexOf(b.block))
    .map(fact => ({ ...fact, heading: headingOf(fact.block, present, reader.labels) }))
}

/** Whom a card names, if anybody: for the name of a file, or of one card among others. */
export const whoseCard = ({ identity }: ResponderCard): string | undefined =>
  identity.fullName ?? identity.firstName

const LISTED = ['allergies', 'medications', 'conditions', 'contacts'] as const

function headingOf(block: Block, present: ReadonlySet<Block>, labels: Labels): string {
  if (block === 'person' || block === 'record') return ''
  if (block === 'allergies') {
    const isRest = present.has('severeAllergies') || present.has('unclearAllergies')
    return isRest ? labels.otherAllergies : labels.allergies
  }
  if (block === 'medications')
    return present.has('criticalMedicines') ? labels.otherMedicines : labels.medicines
  return labels[block]
}

/** One row of a section or an item, if it says anything. */
function say(row: FieldRow, holder: object, reader: Reader, more: Partial<Fact> = {}): Fact[] {
  const sides = sidesOf(row, holder, reader)
  if (sides.length === 0) return []
  const { section, field, block, draw, caution } = row
  const label = labelOf(row, reader)
  const importance = rankOf(row.harm)
  const fact: Fact = {
    ...{ block, heading: '', section, field, label, draw, sides, importance },
    ...{ tone: 'plain', state: 'said' },
    ...(caution && { caution: labelAt(caution, reader.labels) }),
  }
  return [{ ...fact, ...more }]
}

const sayAll = (section: Section, holder: object, reader: Reader, more?: Partial<Fact>): Fact[] =>
  rowsOf(section).flatMap(row => say(row, holder, reader, more))

/** Words of ours in the place of a value. */
function instead(
  section: Section,
  state: Fact['state'],
  words: string,
  more: Partial<Fact> = {},
): Fact[] {
  const [row] = rowsOf(section)
  if (!row) return []
  const { field, block, harm } = row
  const sides: Side[] = [{ words, entry: '', dir: 'auto' }]
  const fact: Fact = {
    ...{ block, heading: '', section, field, label: '', draw: 'text', sides, state },
    ...{ tone: 'plain', importance: rankOf(harm) },
  }
  return [{ ...fact, ...more }]
}

/** The first name stands only where the whole one does not. */
function identity(card: ResponderCard, reader: Reader): Fact[] {
  const facts = sayAll('identity', card.identity, reader)
  const isNamed = facts.some(({ field }) => field === 'fullName')
  const hasName = isNamed || facts.some(({ field }) => field === 'firstName')
  return [
    ...(hasName ? [] : instead('identity', 'notRecorded', reader.labels.nameNotRecorded)),
    ...facts.filter(({ field }) => field !== 'firstName' || !isNamed),
  ]
}

function dnr(card: ResponderCard, reader: Reader): Fact[] {
  if (!card.dnr) {
    if (!DISCLOSURE[card.type][card.level].dnr) return []
    return card.isPartial
      ? instead('dnr', 'more', reader.labels.moreOnline)
      : instead('dnr', 'notRecorded', reader.labels.notRecorded)
  }
  const facts = sayAll('dnr', card.dnr, reader)
  const limits = facts.some(({ sides }) => sides.some(side => LIMITING.has(side.entry)))
  return facts.map(fact => ({ ...fact, tone: limits ? 'alarm' : 'plain' }))
}

const LIMITING: ReadonlySet<string> = new Set(['DNR', 'POLST'])

function notes(card: ResponderCard, reader: Reader): Fact[] {
  if (!card.notes) return []
  const rest = card.notes.isCut ? instead('notes', 'more', reader.labels.restOnline) : []
  return [...sayAll('notes', card.notes, reader), ...rest]
}

interface Placed {
  item: object
  at: number
  grade: Grade
}

function listed(
  card: ResponderCard,
  section: ListSection,
  reader: Reader,
  { itemsMax = Number.POSITIVE_INFINITY }: FactOptions,
): Fact[] {
  const list = card[section]
  if (!list) return []
  const graded = list.items
    .map((item, at): Placed => ({ item, at, grade: gradeOf(section, item, at) }))
    .sort((a, b) => rankOf(a.grade.harm) - rankOf(b.grade.harm))
  const shown = graded.slice(0, itemsMax)
  const isPartial = card.isPartial === true
  return [
    ...shown.flatMap(placed => itemFacts(section, placed, isPartial, reader)),
    ...emptyOrCut(section, list, graded.length - shown.length, isPartial, reader),
  ]
}

function itemFacts(
  section: ListSection,
  { item, at, grade }: Placed,
  isPartial: boolean,
  reader: Reader,
): Fact[] {
  const { block, tone, harm, mark } = grade
  const facts = sayAll(section, item, reader, { item: at, block, tone })
  const placed = section === 'medications' ? withDose(facts, item, isPartial, reader) : facts
  return placed.map((fact, first) =>
    first === 0
      ? { ...fact, importance: rankOf(harm), ...(mark && { mark: reader.labels.marks[mark] }) }
      : fact,
  )
}

/** "Methotrexate 10 mg" without "once a week" kills: a dose never stands without its frequency. */
function withDose(facts: Fact[], item: object, isPartial: boolean, { labels }: Reader): Fact[] {
  const dose = facts.find(({ field }) => field === 'dosage')
  const often = facts.find(({ field }) => field === 'frequency')
  const isElsewhere = Reflect.get(item, 'isDoseOnline') === true || (isPartial && dose && !often)
  const said = (fact: Fact, state: Fact['state'], words: string): Fact => ({
    ...fact,
    ...{ state, sides: [{ words, entry: '', dir: 'auto' }] },
  })
  if (isElsewhere) {
    const rest = facts.filter(fact => fact !== dose && fact !== often)
    const [name, ...others] = rest
    if (!name) return rest
    const importance = rankOf('dose')
    const { mark: _mark, ...place } = name
    const online = said({ ...place, field: 'dosage', importance }, 'more', labels.doseOnline)
    return [name, online, ...others]
  }
  if (!dose) return facts
  const withIt: Fact = often
    ? { ...often, isWithPrevious: true }
    : {
        ...said({ ...dose, field: 'frequency' }, 'notRecorded', labels.frequencyNotRecorded),
        isWithPrevious: true,
      }
  return facts.flatMap(fact => (fact === dose ? [dose, withIt] : fact === often ? [] : [fact]))
}

/** Why a list shows no item, or that it does not show all of them. */
function emptyOrCut(
  section: ListSection | 'insurance',
  { state, items, more }: CardList<object>,
  hidden: number,
  isPartial: boolean,
  { labels, locale }: Reader,
): Fact[] {
  if (state !== 'listed') return instead(section, state, labels[state])
  const missing = hidden + (more ?? 0)
  if (missing > 0) {
    const words = countOf(missing, labels.more[section], locale)
    return instead(section, 'more', isPartial ? fill(labels.online, { more: words }) : words)
  }
  if (!isPartial || more === 0) return []
  return instead(section, 'more', items.length > 0 ? labels.maybeMoreOnline : labels.moreOnline)
}

function insurance(card: ResponderCard, reader: Reader, { itemsMax }: FactOptions): Fact[] {
  if (!card.insurance) return []
  const { policies, ...legacy } = card.insurance
  const shown = policies.slice(0, itemsMax)
  const list = { state: 'listed', items: policies } as const
  return [
    ...shown.flatMap((policy, item) => sayAll('insurance', policy, reader, { item })),
    ...emptyOrCut('insurance', list, policies.length - shown.length, false, reader),
    ...sayAll('insurance', legacy, reader),
  ]
}

/** When the record was last confirmed and changed, and of which revision of a code this is. */
function record(card: ResponderCard, { labels, locale }: Reader): Fact[] {
  const { confirmedAtMs, changedAtMs, revision } = card
  const said: [field: string, words: string | false][] = [
    [
      'confirmedAtMs',
      confirmedAtMs !== undefined &&
        fill(labels.lastConfirmed, { date: dayOf(confirmedAtMs, locale) }),
    ],
    [
      'changedAtMs',
      changedAtMs > 0 && fill(labels.lastChanged, { date: dayOf(changedAtMs, locale) }),
    ],
    ['revision', fill(labels.revision, { n: revision })],
  ]
  return said.flatMap(([field, words]) =>
    words
      ? [
          {
            ...{ block: 'record', heading: '', section: 'record', field, label: '', draw: 'text' },
            ...{ sides: [{ words, entry: words, dir: 'auto' }], tone: 'plain', state: 'said' },
            importance: rankOf('onlineOnly'),
          } satisfies Fact,
        ]
      : [],
  )
}
