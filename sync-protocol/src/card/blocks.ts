/** Facts as a reader takes them in: blocks under a heading, in them items, each with its details. */

import type { Fact } from './fact'
import type { Block } from './fields'
import type { Tone } from './grades'
import type { Labels } from './labels'
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

/** Whether any of the facts has sides that nobody has chosen between yet. */
export const isDisputed = (facts: readonly Fact[]): boolean =>
  facts.some(({ sides }) => sides.length > 1)

/** A side that cannot change the direction of the line it stands in (Unicode, UAX #9). */
export const isolated = ({ words, dir }: Side): string =>
  `${dir === 'ltr' ? '\u2066' : '\u2068'}${words}\u2069`

/** All sides of a fact in plain text; `draw` is for text that cannot hold isolates. */
export const plainWords = (fact: Fact, labels: Labels, draw: (side: Side) => string = isolated) =>
  fact.sides.map(draw).join(` ${labels.or} `)
