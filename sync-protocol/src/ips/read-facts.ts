/** Facts as the parts of a summary ask for them: by section, by item, by field. */
import type { Fact, LISTED } from '../card'

export type ListName = (typeof LISTED)[number]

/** What is said of one row of a list. */
export interface Item {
  /** Its place in the card's list. */
  at: number
  facts: readonly Fact[]
}

export const factsIn = (facts: readonly Fact[], section: Fact['section']): Fact[] =>
  facts.filter(fact => fact.section === section)

/** Rows of a list, in the order of the facts. */
export function itemsIn(facts: readonly Fact[], section: ListName): Item[] {
  const byPlace = new Map<number, Fact[]>()
  for (const fact of facts) {
    if (fact.section !== section || fact.item === undefined) continue
    const others = byPlace.get(fact.item)
    if (others) others.push(fact)
    else byPlace.set(fact.item, [fact])
  }
  return [...byPlace].map(([at, of]) => ({ at, facts: of }))
}

/** What was said of a field; undefined where nothing was, also where that is said in words. */
export const said = (facts: readonly Fact[], field: string): Fact | undefined =>
  facts.find(fact => fact.field === field && fact.state === 'said')

/** All sides of a fact in one line, without the label. */
export const wordsOf = (fact: Fact | undefined): string =>
  (fact?.sides ?? []).map(({ words }) => clean(words)).join(' or ')

/** As they were entered: what a date, a number or a choice is read from. */
export const entriesOf = (fact: Fact | undefined): string[] =>
  (fact?.sides ?? []).map(({ entry }) => entry)

/** Two devices disagree about it. */
export const isOpen = ({ sides }: Fact): boolean => sides.length > 1

/** A day of the calendar, for `date` and `dateTime`. */
export const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(Date.parse(text))

/** The same, or a month or year alone. */
export const isDayOrPart = (text: string | undefined): text is string =>
  isDay(text) || (text !== undefined && /^(?!0000)\d{4}(-(0[1-9]|1[0-2]))?$/.test(text))

const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu
const WRITABLE = '\t\n\r'

/** Without what neither FHIR's `string` nor XML can hold, and without blanks around it. */
export const clean = (text: string): string =>
  text.replace(UNWRITABLE, sign => (WRITABLE.includes(sign) ? sign : ' ')).trim()
