/**
 * One entry of a record as a reader of another language needs it: what it is called there, beside
 * the original, which stays as it was written to the byte. Only an entry that is a term as a whole
 * is translated, or one that becomes it without a strength, or a second name in brackets, or a list
 * of such. A negation, a sentence, half a word: as written.
 */
import type { Locale } from '../card/labels'
import { remembered } from '../card/words/remembered'
import { readDosing } from './dosing/read-dosing'
import { onceEach } from './once-each'
import {
  isNameOf,
  type Meaning,
  meaningOf,
  nameOfTerm,
  TERM_FIELDS,
  type TermField,
} from './term-index'

export type EntryField = TermField | 'dose' | 'frequency'

export type ReadEntry = { original: string } & (
  | { state: 'translated'; translated: { text: string; lang: Locale } }
  /** In the reader's language, or no language at all: nothing to add. */
  | { state: 'readable' }
  /** In words that we do not know. */
  | { state: 'asWritten' }
)

const EVERY_FIELD = [...TERM_FIELDS, 'dose', 'frequency'] as const

/** Longer ones are notes. */
const LONGEST = 200
/** All that can stand in a term: any other sign ("?", "≠", "❌") says something that looking up would drop. */
const PLAIN =
  /^[\p{L}\p{M}\p{N}\p{Cf}\s.,:;!'’ʼ`´"“”„«»/()（）&+%％·・、，；،؛।®™*~〜～½¼⁄×‐‑–—-]*$/u
/** A minus or a plus of its own, and brackets with nothing but signs, are results: "Penicillin (-)". */
const SIGNED = /^[-–—+~]|[-–—+~]$|[(（][^\p{L}\p{N}()（）]*[)）]/u

export function readEntry(original: string, field: EntryField, locale: Locale): ReadEntry {
  const isPlain =
    original.length <= LONGEST && PLAIN.test(original) && !SIGNED.test(original.trim())
  const text = isPlain ? translate(original, field, locale) : undefined
  if (text === undefined) return { original, state: 'asWritten' }
  if (text === null) return { original, state: 'readable' }
  return { original, state: 'translated', translated: { text, lang: locale } }
}

/** The translation; null for what needs none, undefined for what we do not know. */
function translate(entry: string, field: EntryField, locale: Locale): string | null | undefined {
  if (field === 'dose' || field === 'frequency') return readDosing(entry, locale)
  const meanings = meaningsOf(field)(entry)
  if (meanings === null) return undefined
  if (meanings.every(({ locales }) => locales.has(locale))) return null
  const names = meanings.map(({ id }) => nameOfTerm(id, locale))
  return names.includes(undefined) ? undefined : names.join(SEPARATOR[locale] ?? ', ')
}

const SEPARATOR: Partial<Record<Locale, string>> = { ar: '، ', zh: '、', ja: '、' }

/** Fields in which people write several things at once. */
const LISTING: ReadonlySet<EntryField> = new Set<EntryField>([
  'allergen',
  'reaction',
  'medicine',
  'condition',
])
/** Ands, and what stands for one. A part that is no term leaves all as written: "B and C". */
const AND =
  / ?[,;+&،、，；・] ?| \/ |(?<=\p{L}{3})\/(?=\p{L}{3})| (?:and|y|e|et|und|en|i|oraz|та|і|й|и|و|और|तथा) |(?<=[\u3041-\u30ff\u4e00-\u9fff])[和と及](?=[\u3041-\u30ff\u4e00-\u9fff])/iu

/** The same for every reader, and the same few words over and over. */
const meaningsOf = onceEach((field: TermField) =>
  remembered((entry: string): readonly Meaning[] | null => {
    const whole = wholes([entry], field)
    if (whole || !LISTING.has(field)) return whole
    const parts = outsideBrackets(entry)?.split(AND) ?? []
    return parts.length > 1 ? wholes(parts, field) : null
  }),
)

const outsideBrackets = (entry: string) => (/[()（）]/.test(entry) ? undefined : entry)

function wholes(parts: readonly string[], field: TermField): Meaning[] | null {
  const meanings = parts.map(part => wholeMeaning(part, field))
  return meanings.every(meaning => meaning !== undefined) ? meanings : null
}

const HAS_STRENGTH: ReadonlySet<TermField> = new Set<TermField>(['allergen', 'medicine'])
/** Behind a name: "Eliquis 5 mg", "エリキュース5mg", "insulin 100 IU/ml". */
const STRENGTH =
  /(?:[\s,–-]|(?<=[\u3041-\u30ff\u4e00-\u9fff]))\d{1,7}(?:[.,/]\d{1,7}){0,3}\s?(?:mg|mcg|µg|μg|ug|g|kg|ml|mL|l|IU|UI|IE|I\.E\.|j\.m\.|units?|МО|ОД|мг|мкг|г|мл|ملغ|مجم|ملجم|مغ|毫克|微克|मिग्रा|मि\.?ग्रा|%|％)(?:\s?\/\s?(?:\d{1,7}(?:[.,/]\d{1,7}){0,3}\s?)?(?:(?:mg|mcg|µg|μg|ug|g|kg|ml|mL|l|IU|UI|IE|I\.E\.|j\.m\.|units?|МО|ОД|мг|мкг|г|мл|ملغ|مجم|ملجم|مغ|毫克|微克|मिग्रा|मि\.?ग्रा|%|％)|h|hr|d|dose|puff|день|доза))?$/iu
const isStrength = (text: string) => STRENGTH.exec(` ${text}`)?.index === 0
const BRACKETED = /^([^()（）]+)[(（]([^()（）]+)[)）]$/u

/** A term, if this is nothing but one, its strength and its other name. */
function wholeMeaning(entry: string, field: TermField): Meaning | undefined {
  const written = entry.trim()
  const whole = meaningOf(written, field)
  if (whole) return whole
  const bare = HAS_STRENGTH.has(field) ? written.replace(STRENGTH, '') : written
  if (bare !== written) return wholeMeaning(bare, field)
  const [head = '', inside = ''] =
    BRACKETED.exec(written)
      ?.slice(1)
      .map(part => part.trim()) ?? []
  if (head === '' || inside === '') return undefined
  if (HAS_STRENGTH.has(field) && isStrength(inside)) return wholeMeaning(head, field)
  const named = meaningOf(inside, field) ?? meaningOf(head, field)
  const agrees = named && isNameOf(head, named.id, field) && isNameOf(inside, named.id, field)
  // Both names are read, so the reader needs to know only one of them.
  return agrees ? { id: named.id, locales: localesOf([head, inside], field) } : undefined
}

function localesOf(names: readonly string[], field: TermField): Set<Locale> {
  return new Set(names.flatMap(name => [...(meaningOf(name, field)?.locales ?? [])]))
}

/** Builds now what the first entry would otherwise wait for: a server does so before its first scan. */
export function learnTerms(): void {
  for (const field of EVERY_FIELD) readEntry('a word', field, 'en')
}
