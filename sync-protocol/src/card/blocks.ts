/** Facts as a reader takes them in: blocks under a heading, in them items, each with its details. */

import { directionOfText } from './direction'
import type { Fact } from './fact'
import { type Block, SECTIONS } from './fields'
import type { Tone } from './grades'
import type { Labels, Listed } from './labels'
import type { Side } from './sides'

export interface FactBlock {
  block: Block
  heading: string
  tone: Tone
  /** An item's first fact names it; facts that are of no item stand alone. */
  items: Fact[][]
}

/** The blocks of facts that stand in a card's order. */
export function blocksOf(facts: readonly Fact[]): FactBlock[] {
  const blocks: FactBlock[] = []
  for (const fact of facts) {
    const { block, heading, tone } = fact
    const last = blocks.at(-1)
    if (last?.block !== block) blocks.push({ block, heading, tone, items: [[fact]] })
    else if (isOfItem(last.items.at(-1)?.[0], fact)) last.items.at(-1)?.push(fact)
    else last.items.push([fact])
  }
  return blocks
}

const isOfItem = (first: Fact | undefined, fact: Fact): boolean =>
  fact.item !== undefined && first?.item === fact.item && first.section === fact.section

/**
 * Blocks as paper and messages head them: what a medicine does, or what an implant is, is its
 * heading. Neighbours stand under one, in the order of the facts.
 */
export function partsOf(facts: readonly Fact[]): FactBlock[] {
  const parts: FactBlock[] = []
  const items = blocksOf(facts).flatMap(block => block.items.map(item => headed(block, item)))
  for (const part of items) {
    const last = parts.at(-1)
    if (last?.block === part.block && last.heading === part.heading) last.items.push(...part.items)
    else parts.push(part)
  }
  return parts
}

/** A fact that stands among those of another section is headed by its own label. */
function headed(block: FactBlock, item: Fact[]): FactBlock {
  const [first, ...details] = item
  if (first?.mark) return { ...block, heading: first.mark, items: [item] }
  const isGuest = first?.state === 'said' && first.item === undefined && isAway(first)
  if (!isGuest) return { ...block, items: [item] }
  return { ...block, heading: first.label, items: [[{ ...first, label: '' }, ...details]] }
}

const HOMES: ReadonlySet<Block> = new Set(Object.values(SECTIONS).map(({ block }) => block))
const isAway = ({ section, block }: Fact): boolean =>
  section !== 'record' && HOMES.has(block) && SECTIONS[section].block !== block

/** "3 more medicines"; undefined where the part is no list. */
export const listOf = ({ items }: FactBlock, { more }: Labels): Listed | undefined =>
  (Object.keys(more) as Listed[]).find(list => items.some(([first]) => first?.section === list)) // its keys

/** Whether any of the facts has sides that nobody has chosen between yet. */
export const isDisputed = (facts: readonly Fact[]): boolean =>
  facts.some(({ sides }) => sides.length > 1)

/** A side that cannot change the direction of the line it stands in (Unicode, UAX #9). */
export const isolated = ({ words, dir }: Side): string =>
  `${dir === 'ltr' || directionOfText(words) === 'ltr' ? '\u2066' : '\u2067'}${words}\u2069`

/** All sides of a fact in plain text; `draw` is for text that cannot hold isolates. */
export const plainWords = (fact: Fact, labels: Labels, draw: (side: Side) => string = isolated) =>
  fact.sides.map(draw).join(` ${labels.or} `)
