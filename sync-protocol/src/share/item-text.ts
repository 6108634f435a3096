/** Facts in plain text: the words of one item, and text without marks that nobody needs. */
import {
  type Fact,
  factsOf,
  hasRightToLeft,
  isBilingual,
  itemParts,
  labelsOf,
  plainWords,
  type ResponderCard,
} from '../card'

const labels = labelsOf('en')

export type Item = readonly Fact[]

/** What an item is, its details in brackets (`isBrief`: a mark for them), and the number to call. */
export function itemText(item: Item, isBrief = false): string {
  const { what, details, numbers } = itemParts(item)
  const about = isBrief ? '...' : details.map(factText).join(', ')
  const apart = isBilingual(item) ? ` – ${about}` : ` (${about})`
  return [what.map(factText) + (details.length > 0 ? apart : ''), ...numbers.map(factText)].join(
    ': ',
  )
}

export const factText = (fact: Fact): string =>
  (fact.label ? `${fact.label}: ` : '') + plainWords(fact, labels)

/** What the person is called; empty where that is not recorded. */
export const nameOf = ([name]: Item): string =>
  name?.block === 'person' && name.state === 'said' ? plainWords(name, labels) : ''

/** The same of a card, for a title. */
export const plainName = (card: ResponderCard): string =>
  withoutIsolates(nameOf(factsOf(card, 'en')))

/** Isolates (UAX #9) only hold an order that something right to left could change. */
export const withoutIdleIsolates = (text: string): string =>
  hasRightToLeft(text) ? text : withoutIsolates(text)

export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

/** 0 is worst to miss. That a document exists can wait: it cannot be sent along. */
export const importanceOf = ([first]: Item): number =>
  first?.draw === 'flag' ? Number.POSITIVE_INFINITY : (first?.importance ?? 0)
