/**
 * What the lists of a card say: the items that ask for the most attention first, a dose only with its
 * frequency, and, where no item or not every item is shown, why.
 */
import type { CardList, ResponderCard } from './card'
import { type Fact, instead, sayAll } from './fact'
import { countOf, fill } from './format'
import { type Grade, gradeOf, type ListSection } from './grades'
import { rankOf } from './harm'
import type { Reader } from './sides'

export interface FactOptions {
  /** How many items of a list are shown; of the others their number (default: all are). */
  itemsMax?: number
}

interface Placed {
  item: object
  at: number
  grade: Grade
}

export function listFacts(
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
  // Copies of the first format neither count what they left out nor mark a dose without frequency.
  const isOldCopy = isPartial && list.more === undefined
  return [
    ...shown.flatMap(placed => itemFacts(section, placed, isOldCopy, reader)),
    ...emptyOrCut(section, list, graded.length - shown.length, isPartial, reader),
  ]
}

function itemFacts(
  section: ListSection,
  { item, at, grade }: Placed,
  isOldCopy: boolean,
  reader: Reader,
): Fact[] {
  const { block, tone, harm, mark } = grade
  const facts = sayAll(section, item, reader, { item: at, block, tone })
  const placed = section === 'medications' ? withDose(facts, item, isOldCopy, reader) : facts
  const [name] = placed
  return placed.map(fact => ({
    ...fact,
    // What is as bad to miss as the item itself, such as a contact's number, stays with it.
    ...(fact.importance === name?.importance && { importance: rankOf(harm) }),
    ...(fact === name && mark && { mark: reader.labels.marks[mark] }),
  }))
}

/** "Methotrexate 10 mg" without "once a week" kills: a dose never stands without its frequency. */
function withDose(facts: Fact[], item: object, isOldCopy: boolean, { labels }: Reader): Fact[] {
  const dose = facts.find(({ field }) => field === 'dosage')
  const often = facts.find(({ field }) => field === 'frequency')
  const isElsewhere = Reflect.get(item, 'isDoseOnline') === true || (isOldCopy && dose && !often)
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
