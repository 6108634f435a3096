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

export type SharedItem = readonly Fact[]

/** Writes details in brackets, or a mark instead with `isBrief`, and the number to call at the end. */
export function itemText(item: SharedItem, isBrief = false): string {
  const { what, details, numbers } = itemParts(item)
  const about = isBrief ? '...' : details.map(factText).join(', ')
  const apart = isBilingual(item) ? ` – ${about}` : ` (${about})`
  return [what.map(factText) + (details.length > 0 ? apart : ''), ...numbers.map(factText)].join(
    ': ',
  )
}

export const factText = (fact: Fact): string =>
  (fact.label ? `${fact.label}: ` : '') + plainWords(fact, labels)

export const itemName = ([name]: SharedItem): string =>
  name?.block === 'person' && name.state === 'said' ? plainWords(name, labels) : ''

export const plainName = (card: ResponderCard): string =>
  withoutIsolates(itemName(factsOf(card, 'en')))

/** Isolates (UAX #9) are needed only if the text has characters that run right to left. */
export const withoutIdleIsolates = (text: string): string =>
  hasRightToLeft(text) ? text : withoutIsolates(text)

export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

/** 0 is the most important. A document can wait, because a text cannot include it. */
export const importanceOf = ([first]: SharedItem): number =>
  first?.draw === 'flag' ? Number.POSITIVE_INFINITY : (first?.importance ?? 0)
