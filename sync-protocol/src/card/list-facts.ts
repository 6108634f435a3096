/**
 * What the lists of a card say: the items that ask for the most attention first, a dose only with its
 * frequency, and, where no item or not every item is shown, why.
 */
import type { CardList, ResponderCard } from './card'
import { type Fact, instead, sayAll } from './fact'
import { LISTED } from './fields'
import { countOf, fill } from './format'
import { type Grade, gradesOf, type ListSection } from './grades'
import { rankOf } from './harm'
import { ours, type Reader } from './sides'

export interface FactOptions {
  /** How many items of a list are shown; of the others their number (default: all are). */
  itemsMax?: number
}

/** Copies of the first format neither count what they left out nor mark a dose without frequency. */
export const isOldCopy = (card: ResponderCard): boolean =>
  card.isPartial === true && LISTED.every(section => card[section]?.more === undefined)

export function listFacts(
  card: ResponderCard,
  section: ListSection,
  reader: Reader,
  { itemsMax = Number.POSITIVE_INFINITY }: FactOptions,
): Fact[] {
  const list = card[section]
  if (!list) return []
  const items: readonly object[] = list.items
  const graded = gradesOf(section, items)
    .map((grade, at) => ({ item: items[at] ?? {}, at, grade }))
    .sort((a, b) => rankOf(a.grade.harm) - rankOf(b.grade.harm))
  const shown = graded.slice(0, itemsMax)
  return [
    ...shown.flatMap(({ item, at, grade }) => {
      const { block, tone } = grade
      const said = sayAll(section, item, reader, { item: at, block, tone })
      const facts = section === 'medications' ? withDose(said, item, isOldCopy(card), reader) : said
      return withGrade(facts, grade, reader)
    }),
    ...emptyOrCut(section, list, graded.length - shown.length, card.isPartial === true, reader),
  ]
}

/** What is as bad to miss as the item itself, such as a contact's number, stays with it. */
function withGrade(facts: Fact[], { harm, mark }: Grade, { labels }: Reader): Fact[] {
  const [name] = facts
  const same = name?.importance
  for (const fact of facts) if (fact.importance === same) fact.importance = rankOf(harm)
  if (name && mark) name.mark = labels.marks[mark]
  return facts
}

/** "Methotrexate 10 mg" without "once a week" kills: a dose never stands without its frequency. */
function withDose(facts: Fact[], item: object, isOld: boolean, { labels }: Reader): Fact[] {
  const dose = facts.find(({ field }) => field === 'dosage')
  const often = facts.find(({ field }) => field === 'frequency')
  if (Reflect.get(item, 'isDoseOnline') === true || (isOld && dose && !often)) {
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
export function emptyOrCut(
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
