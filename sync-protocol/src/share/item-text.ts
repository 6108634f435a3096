/** Facts in plain text: the words of one item, and text without marks that nobody needs. */
import {
  type Fact,
  factsOf,
  hasRightToLeft,
  type Labels,
  labelsOf,
  plainWords,
  type ResponderCard,
} from '../card'

/** What an item is, its details in brackets, and last the number to call. */
export function itemText(item: readonly Fact[], labels: Labels): string {
  const [first, ...others] = item
  if (!first) return ''
  const isNumber = ({ draw }: Fact) => draw === 'phone'
  const inWords = (facts: Fact[]) => facts.map(fact => factText(fact, labels))
  const details = inWords(others.filter(fact => !isNumber(fact)))
  const about = details.length > 0 ? ` (${details.join(', ')})` : ''
  return [factText(first, labels) + about, ...inWords(others.filter(isNumber))].join(': ')
}

export const factText = (fact: Fact, labels: Labels): string =>
  fact.label ? `${fact.label}: ${plainWords(fact, labels)}` : plainWords(fact, labels)

/** What the person is called; empty where that is not recorded. */
export function nameOf([name]: readonly Fact[], labels: Labels): string {
  return name?.block === 'person' && name.state === 'said' ? plainWords(name, labels) : ''
}

/** The same of a card, for a title. */
export const plainName = (card: ResponderCard): string =>
  withoutIsolates(nameOf(factsOf(card, 'en'), labelsOf('en')))

/** Isolates (UAX #9) only hold an order that something right to left could change. */
export const withoutIdleIsolates = (text: string): string =>
  hasRightToLeft(text) ? text : withoutIsolates(text)

export const withoutIsolates = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '')

/** 0 is worst to miss. That a document exists can wait: it cannot be sent along. */
export const importanceOf = ([first]: readonly Fact[]): number =>
  first?.draw === 'flag' ? Number.POSITIVE_INFINITY : (first?.importance ?? 0)

/** What a text cannot show: pictures and files. */
export const isText = ({ draw }: Fact): boolean => draw !== 'photo' && draw !== 'file'
