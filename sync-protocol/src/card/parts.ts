/** Blocks as paper and messages head them: what a medicine does, or what an implant is, is its heading. */
import { blocksOf, type FactBlock } from './blocks'
import type { Fact } from './fact'
import { type Block, SECTIONS } from './fields'
import type { Labels, Listed } from './labels'

/** Neighbours under one heading, in the order of the facts. */
export function partsOf(facts: readonly Fact[]): FactBlock[] {
  const parts: FactBlock[] = []
  for (const block of blocksOf(facts)) {
    for (const item of block.items) {
      const part = headed(block, item)
      const last = parts.at(-1)
      if (last?.block === block.block && last.heading === part.heading)
        last.items.push(...part.items)
      else parts.push(part)
    }
  }
  return parts
}

/** A fact that stands among those of another section is headed by its own label. */
function headed(block: FactBlock, item: Fact[]): FactBlock {
  const [first, ...details] = item
  if (!first || first.section === 'record') return { ...block, items: [item] }
  if (first.mark) return { ...block, heading: first.mark, items: [item] }
  if (first.state !== 'said' || first.item !== undefined || !isGuest(first)) {
    return { ...block, items: [item] }
  }
  return { ...block, heading: first.label, items: [[{ ...first, label: '' }, ...details]] }
}

const HOMES: Record<string, Block> = Object.fromEntries(
  Object.entries(SECTIONS).map(([section, { block }]) => [section, block]),
)
const isGuest = ({ section, block }: Fact): boolean =>
  Object.values(HOMES).includes(block) && HOMES[section] !== block

/** "3 more medicines"; undefined where the part is no list. */
export const listOf = ({ items }: FactBlock, labels: Labels): Listed | undefined =>
  items
    .map(([first]) => first?.section)
    .find(
      (section): section is Listed => section !== undefined && Object.hasOwn(labels.more, section),
    )
