import type { ReactNode } from 'react'
import {
  type Block,
  directionOfText,
  type Fact,
  type FactBlock,
  fill,
  headedPartsOf,
  isBilingual,
  isEssentialRank,
  isText,
  itemParts,
  type Locale,
  labelsOf,
  moreOf,
  rankOf,
  type Tone,
} from 'sync-protocol/card'
import type { DnrStatus } from 'sync-protocol/medical'
import type { Fitting } from './fitting'
import { EntryDetails, itemWords, LoneEntryDetails } from './said'

export type Paragraph = ReturnType<typeof paragraphOf>

interface Entry extends Omit<Fitting, 'paragraph'> {
  words: ReactNode
  between: string
  /** Set for the details of the entry before it: their words where that entry is on another side. */
  alone?: ReactNode
}

export const fittingsOf = (paragraphs: readonly Paragraph[]): Fitting[] =>
  paragraphs.flatMap(({ entries }, paragraph) => entries.map(entry => ({ ...entry, paragraph })))

export const tonesOf = (paragraphs: readonly Paragraph[]): Tone[] =>
  paragraphs.map(({ tone }) => tone)

/** `gone` has positions that are counted through all paragraphs. */
export function without(paragraphs: readonly Paragraph[], gone: ReadonlySet<number>): Paragraph[] {
  let at = 0
  const left = (entry: Entry): Entry[] => {
    const position = at++
    if (gone.has(position)) return []
    const isAlone = entry.alone !== undefined && gone.has(position - 1)
    return [isAlone ? { ...entry, words: entry.alone, between: NEW_LINE, isNext: false } : entry]
  }
  return paragraphs
    .map(paragraph => ({ ...paragraph, entries: paragraph.entries.flatMap(left) }))
    .filter(({ entries }) => entries.length > 0)
}

const NEW_LINE = '\n'

/** Sorted by harm, without the blocks that are `elsewhere` on the paper. */
export function paragraphsOf(
  facts: readonly Fact[],
  locale: Locale,
  elsewhere: readonly Block[] = [],
): Paragraph[] {
  const said = facts.filter(fact => isText(fact) && !fact.isClass && !isInHeading(fact, locale))
  const parts = headedPartsOf(said).filter(
    ({ block }) => !['person', 'record', ...elsewhere].includes(block),
  )
  const [open, rest] = [parts.filter(isOpenQuestion), parts.filter(part => !isOpenQuestion(part))]
  return [
    ...rest.map(part => paragraphOf(part, locale)),
    ...open.map(part => paragraphOf(part, locale, rankOf('onlineOnly'))),
  ]
}

/** The heading "Severe allergies" already says "Severe", but not "Life-threatening". */
function isInHeading({ block, draw, sides }: Fact, locale: Locale): boolean {
  if (block !== 'severeAllergies' || draw !== 'severity') return false
  const bare = (words: string) =>
    words
      .toLocaleLowerCase(locale)
      .replaceAll(/[\s.!]+/g, ' ')
      .trim()
  const degree = bare(labelsOf(locale).severity.Severe)
  return sides.every(({ words, called = '' }) => [words, called].map(bare).includes(degree))
}

/** Without a statement about resuscitation, everything else on the paper matters more. */
const isOpenQuestion = ({ block, items }: FactBlock): boolean =>
  block === 'resuscitation' &&
  items
    .flat()
    .every(
      ({ state, sides }) =>
        state === 'notRecorded' || sides.every(({ entry }) => entry === UNKNOWN_STATUS),
    )

const UNKNOWN_STATUS = 'Unknown' satisfies DnrStatus

function paragraphOf(part: FactBlock, locale: Locale, leastImportance = 0) {
  const { block, heading, tone, items } = part
  const labels = labelsOf(locale)
  const isRunning = block === 'notes'
  return {
    heading,
    tone,
    /** Running text needs its own direction, because the entries would otherwise follow the card's. */
    direction: isRunning
      ? directionOfText(items.flatMap(([fact]) => fact?.sides[0]?.words ?? []).join())
      : undefined,
    isLines: block === 'contacts',
    /** An entry is printed whole or left out. */
    entries: entriesOf(part, locale, leastImportance),
    more(missing: readonly Entry[], isLastSide: boolean): string {
      const items = missing.filter(({ alone }) => alone === undefined)
      if (missing.length > 0 && items.length === 0) return isLastSide ? labels.restOnline : ''
      const more = moreOf(part, items.length, locale)
      if (more) return isLastSide ? fill(labels.online, { more }) : more
      if (!isLastSide) return '…'
      return isRunning ? labels.restOnline : labels.print.more
    },
  }
}

function entriesOf({ block, items }: FactBlock, locale: Locale, least: number): Entry[] {
  const entryOf = (item: readonly Fact[], between: string): Entry => {
    const importance = Math.max(item[0]?.importance ?? 0, least)
    return {
      words: itemWords(item, locale),
      importance,
      between,
      isBilingual: isBilingual(item),
      isEssential: isEssentialRank(importance),
    }
  }
  if (block === 'notes') {
    const sentences = items.flat().flatMap(fact => sentencesOf(fact, locale))
    return sentences.map((item, at) => ({ ...entryOf(item, ' '), isNext: at > 0 }))
  }
  if (block !== 'instructions') return items.map(item => entryOf(item, ' · '))
  return items.flatMap(item => {
    const { what, details } = itemParts(item)
    const text = entryOf(what, NEW_LINE)
    return details.length > 0 ? [text, detailsOf(item, locale)] : [text]
  })
}

/** A severe allergy matters more than who wrote an instruction, so that its details are an entry of their own. */
const detailsOf = (item: readonly Fact[], locale: Locale): Entry => ({
  words: <EntryDetails {...{ item, locale }} />,
  alone: <LoneEntryDetails {...{ item, locale }} />,
  importance: rankOf('instructionDetails'),
  between: '',
  isNext: true,
  isBilingual: isBilingual(item),
  isEssential: false,
})

/** Notes can be cut between sentences, unless two notes conflict. */
function sentencesOf(fact: Fact, locale: Locale): Fact[][] {
  const [side, ...others] = fact.sides
  if (!side || others.length > 0) return [[fact]]
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(side.words)
  return Array.from(sentences, ({ segment }) => [
    { ...fact, sides: [{ ...side, words: segment.trim() }] },
  ])
}
