/**
 * Any phone's camera reads this contact card (vCard 3.0, RFC 2426) without signal or app. The name comes with
 * the numbers to call, and the note holds the most important facts first. The size is limited so that
 * everyone can scan the symbol.
 */
import { type Dictionary, type Fact, factsOf, isText, type ResponderCard, type Side } from '../card'
import { dialable, type PhoneNumber, phoneNumbersIn } from '../medical/phone-number'
import { fitted, linesOf, type Said } from './fitted'
import {
  itemName,
  itemText,
  type SharedItem,
  withoutIdleIsolates,
  withoutIsolates,
} from './item-text'

/** A version 15 symbol at level M holds slightly more (ISO/IEC 18004, table 7). */
export const VCARD_MAX_BYTES = 400

interface Options {
  withFacts: boolean
  /** `YYYY-MM-DD`. An age gets this month, because an entry in an address book becomes old. */
  today: string
  dictionary?: Dictionary | undefined
}

export function emergencyVCard(card: ResponderCard, { dictionary, ...options }: Options) {
  const read = dictionary && cardOf(factsOf(card, 'en', { dictionary }), options)
  return read && !read.isPartial ? read : cardOf(factsOf(card, 'en'), options)
}

function cardOf(all: readonly Fact[], { withFacts, today }: Omit<Options, 'dictionary'>) {
  const facts = all.filter(fact => isText(fact) && fact.block !== 'record' && !fact.isClass)
  const name = withoutIsolates(itemName(facts))
  const asked = (name ? facts.slice(1) : facts).filter(fact => withFacts || isOfContact(fact))
  const { text, isPartial } = fitted(
    asked.map(fact => inAddressBook(fact, today)),
    said => {
      const text = compose(name, said)
      return { text, fits: bytesOf(text) <= VCARD_MAX_BYTES }
    },
    wordsOf,
  )
  return { text, isPartial }
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length

const isOfContact = ({ block, state }: Fact) => block === 'contacts' && state === 'said'

/** The first contact comes before all facts. */
function inAddressBook(fact: Fact, today: string): Fact {
  if (isOfContact(fact) && fact.item === 0) return { ...fact, importance: -1 }
  const month = fact.draw === 'age' ? ` (${today.slice(0, 7)})` : ''
  return { ...fact, sides: fact.sides.map(side => ({ ...side, words: side.words + month })) }
}

const isNumber = (fact: Fact) =>
  isOfContact(fact) && fact.draw === 'phone' && fact.sides.some(({ entry }) => dialable(entry))

const numbersOf = ({ entry, words }: Side): string[] => {
  const all = phoneNumbersIn(entry)
  return all.map(number => inField(all.length === 1 ? { ...number, words } : number))
}

/** Keeps the number as written if an address book dials it correctly. */
const inField = ({ words, dialled }: PhoneNumber): string =>
  words.replace(/[^\d+]/g, '') === dialled ? words : dialled

function wordsOf(item: SharedItem, isBrief?: boolean): string {
  if (!item.some(isNumber)) return itemText(item, isBrief)
  const who = item.filter(fact => !isNumber(fact))
  return `ICE ${withoutIdleIsolates(itemText(who, isBrief))}`
}

function compose(fullName: string, { parts, texts, isPartial }: Said): string {
  const name = shortened(fullName || 'Emergency')
  const numbersIn = (item: SharedItem) => (texts.get(item) ? item.filter(isNumber) : [])
  const numbers = [...texts].flatMap(([item, words]) =>
    numbersIn(item).flatMap(({ sides }) =>
      sides.flatMap(numbersOf).map(number => ({ words, number })),
    ),
  )
  const noted = parts.map(part => ({
    ...part,
    items: part.items.filter(item => numbersIn(item).length === 0),
  }))
  const note = [
    ...linesOf({ parts: noted, texts, isPartial }),
    // Some phones show no labels, so the note repeats them.
    ...numbers.map(({ words }, at) => `Tel. ${at + 1}: ${words}`),
  ].join('\n')
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${name};;;;`,
    `FN:${name}`,
    ...numbers.flatMap(({ words, number }, at) => [
      `item${at + 1}.TEL:${escaped(number)}`,
      `item${at + 1}.X-ABLabel:${escaped(words)}`,
    ]),
    ...(note === '' ? [] : [`NOTE:${escaped(note)}`]),
    'END:VCARD',
  ].join('\r\n')
}

/** Long names are cut at a word, so that at least one contact fits. */
function shortened(name: string): string {
  const letters = [...name].slice(0, NAME_MAX.letters)
  while (bytesOf(escaped(letters.join(''))) > NAME_MAX.bytes) letters.pop()
  const start = letters.join('')
  return escaped(start === name ? name : `${start.replace(/(?<=.) [^ ]*$/su, '')}…`)
}
const NAME_MAX = { letters: 60, bytes: 120 }

/** Escapes backslash, comma, semicolon and line break (RFC 2426) and removes other line separators. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\,;]/g, character => `\\${character}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // A lone surrogate has no UTF-8 bytes.
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
