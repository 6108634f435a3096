import { type Labels, type Listed, type Locale, labelsOf, type Plural } from '../languages'
import type { Side } from '../text/entry'
import { countOf } from '../text/format'
import { isolated } from './direction'
import type { Fact } from './fact'

export type FactBlock = ReturnType<typeof underHeadings>[number]

/** An element joins the previous group if `isNext` accepts it and the element before it. */
export function grouped<T>(all: readonly T[], isNext: (one: T, before: T) => boolean): T[][] {
  const groups: T[][] = []
  for (const one of all) {
    const before = groups.at(-1)?.at(-1)
    if (before !== undefined && isNext(one, before)) groups.at(-1)?.push(one)
    else groups.push([one])
  }
  return groups
}

export const blocksOf = (facts: readonly Fact[]): FactBlock[] => underHeadings(itemsOf(facts))

/**
 * Blocks as paper and messages head them: by the effect of a marked medicine or the kind of an
 * implant.
 */
export const headedPartsOf = (facts: readonly Fact[]): FactBlock[] =>
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
    return { block, heading, tone, items: of }
  })

function headed(item: Fact[]): Fact[] {
  const [first, ...details] = item
  if (first?.mark) return [{ ...first, heading: first.mark }, ...details]
  return first?.isGuest ? [{ ...first, heading: first.label, label: '' }, ...details] : item
}

export const itemParts = ([first, ...others]: readonly Fact[]) => ({
  what: first ? [first] : [],
  details: others.filter(({ draw }) => draw !== 'phone'),
  numbers: others.filter(({ draw }) => draw === 'phone'),
})

/** Returns for example "3 more medicines", or undefined if the block is not a list. */
export function moreOf({ items }: FactBlock, count: number, locale: Locale): string | undefined {
  const section = items[0]?.[0]?.section
  const forms = labelsOf(locale).more[section as Listed] as Plural | undefined // not of other sections
  return forms && countOf(count, forms, locale)
}

export const isDisputed = (facts: readonly Fact[]): boolean =>
  facts.some(({ sides }) => sides.length > 1)

/** Brackets in a bilingual text have a meaning already, so details follow a dash. */
export const isBilingual = (facts: readonly Fact[]): boolean =>
  facts.some(({ sides }) => sides.some(({ called }) => called !== undefined))

export const isText = ({ draw }: Fact): boolean => draw !== 'photo' && draw !== 'file'

function plainSide({ words, called, isOurs, dir }: Side): string {
  if (called === undefined) return isolated(words, dir)
  const [before, after] = betweenCalls(isOurs)
  return isolated(called) + before + isolated(words) + after
}

export const betweenCalls = (isOurs: Side['isOurs']) =>
  isOurs ? ([' / ', ''] as const) : ([' (', ')'] as const)

export const plainWords = ({ sides }: Fact, labels: Labels): string =>
  sides.map(plainSide).join(` ${labels.or} `)
