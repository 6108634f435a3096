/**
 * Selects as much of a card as fits into a short text: all of it, if necessary without explanations,
 * otherwise the most important items first. No item is cut in the middle.
 *
 * Essential items get at least their name before any item is written in full. Each list counts the items that
 * it leaves out. The counts of severe allergies are reserved before anything else takes the space.
 */
import { type Fact, type FactBlock, headedPartsOf, isEssentialRank, moreOf } from '../card'
import { importanceOf, itemText, type SharedItem, withoutIdleIsolates } from './item-text'

const MORE = '(more left out)'

export interface Said {
  parts: readonly FactBlock[]
  /** Empty if the item is only counted. */
  texts: ReadonlyMap<SharedItem, string>
  isPartial: boolean
}

export function fitted<Text extends { fits: boolean }>(
  facts: readonly Fact[],
  write: (said: Said) => Text,
  wordsOf: (item: SharedItem, isBrief?: boolean) => string = itemText,
): Text & { isPartial: boolean } {
  const parts = headedPartsOf(facts.map(unexplained))
  for (const all of [headedPartsOf(facts), parts]) {
    const texts = new Map(itemsOf(all).map(item => [item, wordsOf(item)]))
    const whole = write({ parts: all, texts, isPartial: false })
    if (whole.fits) return { ...whole, isPartial: false }
  }
  const isAlarm = ({ tone }: FactBlock) => tone === 'alarm'
  const texts = new Map(itemsOf(parts.filter(isAlarm)).map(item => [item, '']))
  const say = (item: SharedItem, ...forms: string[]) => {
    const fits = (form: string) =>
      write({ parts, texts: new Map(texts).set(item, form), isPartial: true }).fits
    const words = forms.find(fits)
    if (words !== undefined) texts.set(item, words)
  }
  const items = itemsOf(parts).sort((a, b) => importanceOf(a) - importanceOf(b))
  for (const item of items.filter(isEssentialItem)) say(item, wordsOf(item, true))
  for (const item of items) say(item, wordsOf(item), wordsOf(item, true), '')
  return { ...write({ parts, texts, isPartial: true }), isPartial: true }
}

const isEssentialItem = (item: SharedItem) =>
  item[0]?.state === 'said' && isEssentialRank(importanceOf(item))

const itemsOf = (parts: readonly FactBlock[]): SharedItem[] => parts.flatMap(({ items }) => items)

function unexplained(fact: Fact): Fact {
  const { mark, draw, sides } = fact
  const bare = (words: string) => words.replace(/ \([^()]*\)$/, '')
  const shorter = draw === 'dnrStatus' && sides.map(side => ({ ...side, words: bare(side.words) }))
  return { ...fact, ...(mark && { mark: bare(mark) }), sides: shorter || sides }
}

export function linesOf({ parts, texts, isPartial }: Said): string[] {
  const lines = parts.flatMap(part => lineOf(part, texts)).map(withoutIdleIsolates)
  return isPartial ? [...lines, MORE] : lines
}

function lineOf(part: FactBlock, texts: Said['texts']): string[] {
  const { block, heading, tone, items } = part
  const words = items.flatMap(item => texts.get(item) || [])
  const missing = items.some(item => texts.has(item)) ? items.length - words.length : 0
  const more = missing > 0 && moreOf(part, missing, 'en')
  if (more) words.push(more)
  if (words.length === 0) return []
  if (block === 'person') return [words.join(', ')]
  const head = tone === 'alarm' ? heading.toUpperCase() : heading
  return [(head && `${head}: `) + words.join('; ')]
}
