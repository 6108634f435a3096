import type { Fact, LISTED } from '../card'
import { isDay } from '../medical/entered-dates'

export type ListName = (typeof LISTED)[number]

export interface ListedItem {
  at: number
  facts: readonly Fact[]
}

export const factsIn = (facts: readonly Fact[], section: Fact['section']): Fact[] =>
  facts.filter(fact => fact.section === section)

export function itemsIn(facts: readonly Fact[], section: ListName): ListedItem[] {
  const byPlace = new Map<number, Fact[]>()
  for (const fact of facts) {
    if (fact.section !== section || fact.item === undefined) continue
    const others = byPlace.get(fact.item)
    if (others) others.push(fact)
    else byPlace.set(fact.item, [fact])
  }
  return [...byPlace].map(([at, of]) => ({ at, facts: of }))
}

/** Returns undefined if the field has no value, even if a fact says so in words. */
export const statedFact = (facts: readonly Fact[], field: string): Fact | undefined =>
  facts.find(fact => fact.field === field && fact.state === 'said')

export const factWordsOf = (fact: Fact | undefined): string =>
  (fact?.sides ?? []).map(({ words }) => clean(words)).join(' or ')

/** Unlike words, these can be read as a date, a number or a choice. */
export const factEntriesOf = (fact: Fact | undefined): string[] =>
  (fact?.sides ?? []).map(({ entry }) => entry)

export const isOpen = ({ sides }: Fact): boolean => sides.length > 1

export const isDayOrPart = (text: string | undefined): text is string =>
  isDay(text) || (text !== undefined && /^(?!0000)\d{4}(-(0[1-9]|1[0-2]))?$/.test(text))

const UNWRITABLE = /[\p{Cc}\p{Cs}\ufffe\uffff]/gu
const WRITABLE = '\t\n\r'

/** Removes characters that neither FHIR's `string` nor XML allows, and surrounding blanks. */
export const clean = (text: string): string =>
  text.replace(UNWRITABLE, sign => (WRITABLE.includes(sign) ? sign : ' ')).trim()
