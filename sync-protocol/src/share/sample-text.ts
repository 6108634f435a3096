/**
 * The card for the free-text field of an ambulance report, under the headings of SAMPLE. What does not fit is
 * counted under its heading, the least important items first.
 */
import {
  type Block,
  blocksOf,
  type Fact,
  type FactBlock,
  isDisputed,
  isText,
  type Labels,
  type Locale,
  labelsOf,
  moreOf,
  plainWords,
} from '../card'
import { importanceOf, type SharedItem, withoutIdleIsolates } from './item-text'

/** In UTF-16 units. */
export const SAMPLE_TEXT_MAX = 2_000
/** The singular of a count can be longer than its plural. */
const SPARE = 100

export function sampleText(facts: readonly Fact[], locale: Locale): string {
  const blocks = blocksOf(facts.filter(fact => isText(fact) && !fact.isClass))
  const items = blocks.flatMap(block => block.items as SharedItem[])
  const write = (shown: ReadonlySet<SharedItem>) => writeBlocks(blocks, shown, locale)
  const whole = write(new Set(items))
  if (whole.length <= SAMPLE_TEXT_MAX) return whole

  const shown = new Set<SharedItem>()
  let room = SAMPLE_TEXT_MAX - SPARE - write(shown).length
  for (const item of items.sort((a, b) => importanceOf(a) - importanceOf(b))) {
    const { length } = `- ${wordsOf(item, labelsOf(locale))}\n`
    if (length > room) continue
    room -= length
    shown.add(item)
  }
  return write(shown)
}

function writeBlocks(
  blocks: readonly FactBlock[],
  shown: ReadonlySet<SharedItem>,
  locale: Locale,
): string {
  const labels = labelsOf(locale)
  const { symptoms, past, last, events } = labels.sample
  const of = (...names: Block[]) =>
    blocks
      .filter(({ block }) => names.includes(block))
      .flatMap(block => linesOf(block, shown, locale))
  // A section that the code does not show has no heading, because an empty list looks like "none".
  const under = (heading: string, lines: string[]) => (lines.length > 0 ? [heading, ...lines] : [])
  const lines = [
    ...of('person', 'language', 'reach', 'resuscitation', 'instructions'),
    `S – ${symptoms}:`,
    ...under(`A – ${labels.allergies}:`, of('severeAllergies', 'unclearAllergies', 'allergies')),
    ...under(`M – ${labels.medicines}:`, of('criticalMedicines', 'medications')),
    ...under(`P – ${past}:`, of('conditions', 'history')),
    `L – ${last}:`,
    `E – ${events}:`,
    ...of('contacts', 'depends', 'notes', 'details', 'insurance'),
    labels.selfReported,
    ...of('record'),
  ]
  return withoutIdleIsolates(`${lines.join('\n')}\n`)
}

function linesOf(part: FactBlock, shown: ReadonlySet<SharedItem>, locale: Locale): string[] {
  const labels = labelsOf(locale)
  const { heading, tone, items } = part
  const words = items.filter(item => shown.has(item)).map(item => wordsOf(item, labels))
  const missing = items.length - words.length
  if (missing > 0) words.push(moreOf(part, missing, locale) ?? labels.restOnline)
  if (heading === '') return [words.join(' · ')]
  const head = tone === 'alarm' ? heading.toLocaleUpperCase(locale) : heading
  return words.length === 1
    ? [`${head}: ${words[0]}`]
    : [`${head}:`, ...words.map(line => `- ${line}`)]
}

function wordsOf(item: SharedItem, labels: Labels): string {
  const words = item.map(fact => factWords(fact, labels)).join(' · ')
  const said = isDisputed(item) ? `${words} (${labels.devicesDisagree})` : words
  // A line break in an entry could imitate a heading.
  return said.replaceAll(/[\s\p{Cc}]+/gu, ' ')
}

function factWords(fact: Fact, labels: Labels): string {
  const { label, mark, caution } = fact
  const words = `${label && `${label}: `}${plainWords(fact, labels)}`
  return [words, mark, caution].filter(Boolean).join(' · ')
}
