import {
  type Block,
  directionOfText,
  type Fact,
  type FactBlock,
  fill,
  isBilingual,
  isEssential,
  isText,
  type Locale,
  labelsOf,
  moreOf,
  partsOf,
  type Tone,
} from 'sync-protocol/card'
import type { Fitting } from './fitting'
import { itemWords } from './said'

export type Paragraph = ReturnType<typeof paragraphOf>

export const fittingsOf = (paragraphs: readonly Paragraph[]): Fitting[] =>
  paragraphs.flatMap(({ entries }, paragraph) => entries.map(entry => ({ ...entry, paragraph })))

export const tonesOf = (paragraphs: readonly Paragraph[]): Tone[] =>
  paragraphs.map(({ tone }) => tone)

/** `gone` has positions that are counted through all paragraphs. */
export function without(paragraphs: readonly Paragraph[], gone: ReadonlySet<number>): Paragraph[] {
  let at = 0
  return paragraphs
    .map(paragraph => ({ ...paragraph, entries: paragraph.entries.filter(() => !gone.has(at++)) }))
    .filter(({ entries }) => entries.length > 0)
}

/** Sorted by harm, without the blocks that are `elsewhere` on the paper. */
export const paragraphsOf = (
  facts: readonly Fact[],
  locale: Locale,
  elsewhere: readonly Block[] = [],
): Paragraph[] =>
  partsOf(facts.filter(fact => isText(fact) && !fact.isClass))
    .filter(({ block }) => !['person', 'record', ...elsewhere].includes(block))
    .map(part => paragraphOf(part, locale))

function paragraphOf(part: FactBlock, locale: Locale) {
  const { block, heading, tone, items } = part
  const labels = labelsOf(locale)
  const isRunning = block === 'notes'
  const entries = isRunning ? items.flat().flatMap(fact => sentencesOf(fact, locale)) : items
  return {
    heading,
    tone,
    /** Running text needs its own direction, because the entries would otherwise follow the card's. */
    direction: isRunning
      ? directionOfText(items.flatMap(([fact]) => fact?.sides[0]?.words ?? []).join())
      : undefined,
    isLines: block === 'contacts',
    /** An entry is printed whole or left out. */
    entries: entries.map((item, at) => ({
      words: itemWords(item, locale),
      importance: item[0]?.importance ?? 0,
      isNext: isRunning && at > 0,
      isBilingual: isBilingual(item),
      isEssential: isEssential(item[0]?.importance ?? 0),
    })),
    more(count: number, isLastSide: boolean): string {
      const more = moreOf(part, count, locale)
      if (more) return isLastSide ? fill(labels.online, { more }) : more
      if (!isLastSide) return '…'
      return isRunning ? labels.restOnline : labels.print.more
    },
  }
}

/** Notes can be cut between sentences, unless two notes conflict. */
function sentencesOf(fact: Fact, locale: Locale): Fact[][] {
  const [side, ...others] = fact.sides
  if (!side || others.length > 0) return [[fact]]
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(side.words)
  return Array.from(sentences, ({ segment }) => [
    { ...fact, sides: [{ ...side, words: segment.trim() }] },
  ])
}
