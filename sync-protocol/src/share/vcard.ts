/**
 * A contact card (vCard 3.0, RFC 2426) that any phone's camera reads with no signal and no app: the
 * person's name, whom to call, and in its note what the card says, the worst to miss first. It holds
 * what one symbol of a size that everybody can scan has room for.
 */
import { type Fact, factsOf, labelsOf, partsOf, type ResponderCard } from '../card'
import {
  importanceOf,
  isText,
  itemText,
  nameOf,
  withoutIdleIsolates,
  withoutIsolates,
} from './item-text'

/** Bytes of a symbol of version 15 at level M (ISO/IEC 18004, table 7), with some to spare. */
export const VCARD_MAX_BYTES = 400
const labels = labelsOf('en')

export interface VCard {
  text: string
  /** Of what it was asked to hold. */
  isPartial: boolean
}

interface Options {
  withFacts: boolean
  /** `YYYY-MM-DD`: an age in somebody's address book grows old. */
  today: string
}

export function emergencyVCard(card: ResponderCard, { withFacts, today }: Options): VCard {
  const facts = factsOf(card, 'en').filter(isText)
  const name = withoutIsolates(nameOf(facts, labels)) || 'Emergency'
  const entries = entriesOf(facts, today).filter(entry => withFacts || entry.numbers.length > 0)
  const kept = new Set<Entry>()
  // One contact before any fact; then whatever is worst to miss.
  const [first] = entries.filter(({ numbers }) => numbers.length > 0)
  const others = entries
    .filter(entry => entry !== first)
    .sort((a, b) => a.importance - b.importance)
  const write = () =>
    compose(
      name,
      entries.filter(entry => kept.has(entry)),
    )
  for (const entry of first ? [first, ...others] : others) {
    kept.add(entry)
    if (new TextEncoder().encode(write()).length > VCARD_MAX_BYTES) kept.delete(entry)
  }
  return { text: write(), isPartial: kept.size < entries.length }
}

/** A line of the note, or a contact with all of the numbers it may have. */
interface Entry {
  words: string
  numbers: string[]
  importance: number
}

/** The name is the card's own. An age in somebody's address book carries the month it was true in. */
function entriesOf(facts: readonly Fact[], today: string): Entry[] {
  const [name, ...others] = facts
  const told = name && nameOf(facts, labels) === '' ? facts : others
  const parts = partsOf(told.filter(({ block }) => block !== 'record'))
  return parts.flatMap(({ block, heading, items }) =>
    items.map((item): Entry => {
      const about = item.filter(fact => !isNumber(fact))
      const words = withoutIdleIsolates(itemText(about, labels))
      const numbers = item.filter(isNumber).flatMap(({ sides }) => sides.map(side => side.words))
      const importance = importanceOf(item)
      if (block === 'contacts' && numbers.length > 0)
        return { words: `ICE ${words}`, numbers, importance }
      const dated = item[0]?.draw === 'age' ? `${words} (${today.slice(0, 7)})` : words
      return { words: heading === '' ? dated : `${heading}: ${dated}`, numbers: [], importance }
    }),
  )
}

const isNumber = ({ draw }: Fact): boolean => draw === 'phone'

function compose(fullName: string, entries: readonly Entry[]): string {
  const name = shortened(fullName)
  const numbers = entries.flatMap(entry => entry.numbers.map(number => ({ ...entry, number })))
  // Phones that show no labels show the note.
  const note = [
    ...entries.filter(entry => entry.numbers.length === 0).map(({ words }) => words),
    ...numbers.map(({ words }, at) => `Tel. ${at + 1}: ${words}`),
  ].join('\n')
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name)}`,
    ...numbers.flatMap(({ words, number }, at) => [
      `item${at + 1}.TEL:${escaped(number)}`,
      `item${at + 1}.X-ABLabel:${escaped(words)}`,
    ]),
    ...(note === '' ? [] : [`NOTE:${escaped(note)}`]),
    'END:VCARD',
  ].join('\r\n')
}

/** Of the longest names, so that at least one contact finds room: words are kept whole. */
function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= 60) return name
  const end = letters.slice(0, 60).join('')
  const lastBlank = end.lastIndexOf(' ')
  return `${lastBlank > 0 ? end.slice(0, lastBlank) : end}…`
}

/** Backslash, comma, semicolon and line break, as RFC 2426 asks; what else breaks lines goes. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\,;]/g, character => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // Half a character has no bytes.
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
