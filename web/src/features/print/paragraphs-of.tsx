/** A card as the paragraphs of a print. */
import {
  type Block,
  countOf,
  type Fact,
  type FactBlock,
  fill,
  type Locale,
  labelsOf,
  listOf,
  partsOf,
} from 'sync-protocol/card'
import { isText } from 'sync-protocol/share'
import type { Entry, Paragraph } from './paragraph'
import { itemWords } from './said'

/** In the order of harm, without the blocks that stand elsewhere on the paper. */
export const paragraphsOf = (
  facts: readonly Fact[],
  locale: Locale,
  elsewhere: readonly Block[] = [],
): Paragraph[] =>
  partsOf(facts.filter(isText))
    .filter(({ block }) => !['person', 'record', ...elsewhere].includes(block))
    .map(part => paragraphOf(part, locale))

function paragraphOf(part: FactBlock, locale: Locale): Paragraph {
  const { block, heading, tone, items } = part
  const labels = labelsOf(locale)
  const list = listOf(part, labels)
  const isRunning = block === 'notes'
  return {
    heading,
    isCritical: tone !== 'plain',
    isLines: block === 'contacts',
    entries: isRunning
      ? items.flatMap(item => sentencesOf(item, locale)).map((item, at) => toEntry(item, at > 0))
      : items.map(item => toEntry(item, false)),
    more(count, isLastSide) {
      if (isRunning) return isLastSide ? labels.restOnline : '…'
      if (!list) return isLastSide ? labels.print.more : '…'
      const more = countOf(count, labels.more[list], locale)
      return isLastSide ? fill(labels.online, { more }) : more
    },
  }

  function toEntry(item: readonly Fact[], isNext: boolean): Entry {
    const words = itemWords(item, labels)
    return { words, importance: item[0]?.importance ?? 0, ...(isNext && { isNext }) }
  }
}

/** Notes can be cut between sentences, unless two notes are in dispute. */
function sentencesOf(item: readonly Fact[], locale: Locale): Fact[][] {
  const [fact] = item
  const [side, ...others] = fact?.sides ?? []
  if (!fact || !side || others.length > 0) return [[...item]]
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(side.words)
  return [...sentences].map(({ segment }) => [
    { ...fact, sides: [{ ...side, words: segment.trim() }] },
  ])
}
