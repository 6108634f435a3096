/** Facts as a reader takes them in: blocks under a heading, in them items, each with its details. */
import { isolated } from './direction'
import type { Side } from './entry'
import type { Fact } from './fact'
import { countOf } from './format'
import { type Labels, type Listed, type Locale, labelsOf, type Plural } from './labels'

export type FactBlock = ReturnType<typeof underHeadings>[number]

/** Neighbours in one list where `isNext` says so of one and the one before it. */
export function grouped<T>(all: readonly T[], isNext: (one: T, before: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const one of all) {
    const before = groups.at(-1)?.at(-1)
    if (before !== undefined && isNext(one, before)) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return groups
}

/** The blocks of facts that stand in a card's order. */
export const blocksOf = (facts: readonly Fact[]): FactBlock[] => underHeadings(itemsOf(facts))

/**
 * Blocks as paper and messages head them: what a medicine does, or what an implant is, is its
 * heading. Neighbours stand under one, in the order of the facts.
 */
export const partsOf = (facts: readonly Fact[]): FactBlock[] =>
  underHeadings(itemsOf(facts).map(headed))

const itemsOf = (facts: readonly Fact[]): Fact[][] =>
  grouped(
    facts,
    ({ item, section }, before) =>
      item !== undefined && item === before.item && section === before.section,
  )

const underHeadings = (items: readonly Fact[][]) =>
  grouped(
    items,
    ([one], [before]) => one?.block === before?.block && one?.heading === before?.heading,
  ).map(of => {
    const [{ block, heading, tone }] = of.flat() as [Fact] // no group is empty
    /** An item's first fact names it; facts that are of no item stand alone. */
    return { block, heading, tone, items: of }
  })

function headed(item: Fact[]): Fact[] {
  const [first, ...details] = item
  if (first?.mark) return [{ ...first, heading: first.mark }, ...details]
  return first?.isGuest ? [{ ...first, heading: first.label, label: '' }, ...details] : item
}

/** What an item is, what is said about it, and the numbers to call. */
export const itemParts = ([first, ...others]: readonly Fact[]) => ({
  what: first ? [first] : [],
  details: others.filter(({ draw }) => draw !== 'phone'),
  numbers: others.filter(({ draw }) => draw === 'phone'),
})

/** "3 more medicines"; undefined where the part is no list. */
export function moreOf({ items }: FactBlock, count: number, locale: Locale): string | undefined {
  const section = items[0]?.[0]?.section
  const forms = labelsOf(locale).more[section as Listed] as Plural | undefined // of other sections none
  return forms && countOf(count, forms, locale)
}

/** Whether any of the facts has sides that nobody has chosen between yet. */
export const isDisputed = (facts: readonly Fact[]): boolean =>
  facts.some(({ sides }) => sides.length > 1)

/** Whether it is said in two languages: then brackets are taken, and details stand behind a dash. */
export const isBilingual = (facts: readonly Fact[]): boolean =>
  facts.some(({ sides }) => sides.some(({ called }) => called !== undefined))

/** What a text cannot show: pictures and files. */
export const isText = ({ draw }: Fact): boolean => draw !== 'photo' && draw !== 'file'

function plainSide({ words, called, isOurs, dir }: Side): string {
  if (called === undefined) return isolated(words, dir)
  const [before, after] = betweenCalls(isOurs)
  return isolated(called) + before + isolated(words) + after
}

/** What stands before and after the words, behind what the reader calls them. */
export const betweenCalls = (isOurs: Side['isOurs']) =>
  isOurs ? ([' / ', ''] as const) : ([' (', ')'] as const)

/** All sides of a fact in plain text. */
export const plainWords = ({ sides }: Fact, labels: Labels): string =>
  sides.map(plainSide).join(` ${labels.or} `)
