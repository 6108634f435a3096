/**
 * A translation is shown next to the original, which stays as written, byte for byte. An entry is translated
 * only if all of it is a term, a term with a strength or a second name in brackets, or a list of such terms.
 * A negation, a sentence or half a word stays as written.
 */
import type { Locale } from '../languages'
import type { LanguageTable } from '../languages/terms'
import { westernDigit } from '../medical/western-digits'
import type { Dictionary, EntryField, EntryReading, TermField } from '../text/entry'
import { commaOf } from '../text/format'
import { memoize } from '../text/memoize'
import { classOf } from './class-of'
import { dosingReaderOf, type ReadDosing } from './dosing/read-dosing'
import { nearestName } from './nearest'
import { onceEach } from './once-each'
import { splitBrackets } from './split-brackets'
import { type Meaning, nameOfTerm, TERM_FIELDS, type TermIndex, termIndexOf } from './term-index'

const EVERY_FIELD = [...TERM_FIELDS, 'dose', 'frequency'] as const

/** Longer entries are notes. */
const LONGEST = 200
/** Any other sign ("?", "≠", "❌") has a meaning that a lookup would drop. */
const PLAIN =
  /^[\p{L}\p{M}\p{N}\u00ad\u200b-\u200f\u2060\s.,:;!'’ʼ`´"“”„«»/()（）&+%％·・、，；،؛।®™*~〜～½¼⁄×‐‑–—٫-]*$/u
/**
 * A separate sign before or after a word is a result or a remark: "Penicillin (-)", "ペニシリン×",
 * "ペニシリンー". The same is true of a line through the characters.
 */
const SIGNED =
  /^[\s.,:;]*[-‐‑–—+~〜～×*(（]|[-‐‑–—+~〜～×*][\s.,:;!]*$|[^ァ-ヲ]ー$|[(（][^\p{L}\p{N}()（）]*[)）]|[\u0334-\u0338]/u

/** English must be among the tables. */
export function dictionaryOf(tables: readonly LanguageTable[]): Dictionary {
  const byLocale = new Map(tables.map(table => [table.locale, table]))
  const meaningsOf = meaningsReader(termIndexOf(tables))
  const readDosing = dosingReaderOf(tables)
  return {
    read(entry, field, locale) {
      const reader = byLocale.get(locale)
      if (!reader || !isPlainEntry(entry)) return AS_WRITTEN
      return isDosing(field)
        ? dosingReading(readDosing(entry, reader))
        : termReading(meaningsOf(field)(entry), reader)
    },
    nearest: (entry, field) =>
      isDosing(field) || !isPlainEntry(entry) ? undefined : nearestName(entry, field, tables),
  }
}

const isPlainEntry = (entry: string): boolean =>
  entry.length <= LONGEST && PLAIN.test(entry) && !SIGNED.test(entry.trim())

const AS_WRITTEN: EntryReading = { state: 'asWritten' }

const isDosing = (field: EntryField): field is 'dose' | 'frequency' =>
  field === 'dose' || field === 'frequency'

function dosingReading({ text, languages }: ReturnType<ReadDosing>): EntryReading {
  if (text === undefined) return AS_WRITTEN
  return text === null ? { state: 'readable', languages } : { state: 'translated', text, languages }
}

function termReading(meanings: readonly Meaning[] | null, reader: LanguageTable): EntryReading {
  if (meanings === null) return AS_WRITTEN
  const { locale } = reader
  const languages = inCommon(meanings)
  if (meanings.every(({ locales }) => locales.has(locale))) return { state: 'readable', languages }
  const names = meanings.map(({ id }) => nameOfTerm(id, reader))
  if (names.includes(undefined)) return AS_WRITTEN
  const separator = commaOf(locale)
  const classes = new Set(meanings.flatMap(({ id }) => nameOfTerm(classOf(id) ?? '', reader) ?? []))
  const kind = [...classes].join(separator)
  return {
    state: 'translated',
    text: names.join(separator),
    ...(kind && { kind }),
    languages,
  }
}

const inCommon = ([first, ...others]: readonly Meaning[]): ReadonlySet<Locale> =>
  others.length === 0 && first
    ? first.locales
    : new Set(
        [...(first?.locales ?? [])].filter(one => others.every(({ locales }) => locales.has(one))),
      )

const LISTING: ReadonlySet<TermField> = new Set<TermField>([
  'allergen',
  'reaction',
  'medicine',
  'condition',
  'implant',
])
/** If a part is no term, the whole entry stays as written: "B and C". */
const AND =
  / ?[,;+&،、，；・] ?| \/ |(?<=\p{L}{3})\/(?=\p{L}{3})| (?:and|y|e|et|und|en|i|oraz|та|і|й|и|و|और|तथा|ve|och|și|şi|및|그리고) |(?<=[\u3041-\u30ff\u4e00-\u9fff])[和と及](?=[\u3041-\u30ff\u4e00-\u9fff])|(?<=\p{Script=Hangul})(?:와|과|하고) | و(?!عائي)(?=\p{Script=Arabic}{3})/iu

/** The meanings do not depend on the reader, and the same few words are read again and again. */
const meaningsReader = (index: TermIndex) =>
  onceEach((field: TermField) =>
    memoize((entry: string): readonly Meaning[] | null => {
      const whole = wholes([entry], field, index)
      if (whole || !LISTING.has(field)) return whole
      const parts = outsideBrackets(entry)?.split(AND) ?? []
      if (parts.some(part => SIGNED.test(part.trim()))) return null
      return parts.length > 1 ? wholes(parts, field, index) : null
    }),
  )

const outsideBrackets = (entry: string) => (/[()（）]/.test(entry) ? undefined : entry)

function wholes(parts: readonly string[], field: TermField, index: TermIndex): Meaning[] | null {
  const meanings = parts.map(part => wholeMeaning(part, field, index))
  return meanings.every(meaning => meaning !== undefined) ? meanings : null
}

const HAS_STRENGTH: ReadonlySet<TermField> = new Set<TermField>(['allergen', 'medicine'])
/** "Eliquis 5 mg", "エリキュース5mg", "insulin 100 IU/ml". "0%" means that there is none. */
const STRENGTH =
  /(?:[\s,–-]|(?<=[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3]))(?!0+(?:[.,]0+)?\s?[%％])\d{1,7}(?:[.,/]\d{1,7}){0,3}\s?(?:mg|mcg|µg|μg|ug|g|kg|ml|mL|l|IU|UI|IE|I\.E\.|j\.m\.|units?|МО|ОД|МЕ|ЕД|мг|мкг|г|мл|밀리그램|마이크로그램|밀리리터|ملغ|مجم|ملجم|مغ|毫克|微克|मिलीग्राम|मिग्रा|मि\.?ग्रा|%|％)(?:\s?\/\s?(?:\d{1,7}(?:[.,/]\d{1,7}){0,3}\s?)?(?:(?:mg|mcg|µg|μg|ug|g|kg|ml|mL|l|IU|UI|IE|I\.E\.|j\.m\.|units?|МО|ОД|МЕ|ЕД|мг|мкг|г|мл|밀리그램|마이크로그램|밀리리터|ملغ|مجم|ملجم|مغ|毫克|微克|मिलीग्राम|मिग्रा|मि\.?ग्रा|%|％)|h|hr|d|dose|puff|день|доза))?$/iu
const isStrength = (text: string) => STRENGTH.exec(` ${text}`)?.index === 0

function wholeMeaning(entry: string, field: TermField, index: TermIndex): Meaning | undefined {
  const { meaningOf, isNameOf } = index
  const written = entry.trim().replace(/\p{Nd}/gu, westernDigit)
  const whole = meaningOf(written, field)
  if (whole) return whole
  const bare = HAS_STRENGTH.has(field) ? written.replace(STRENGTH, '') : written
  if (bare !== written) return wholeMeaning(bare, field, index)
  const { before: head, inside } = splitBrackets(written) ?? {}
  if (head === undefined || inside === undefined) return undefined
  if (HAS_STRENGTH.has(field) && isStrength(inside)) return wholeMeaning(head, field, index)
  // "Coumadin (warfarin 5 mg)"
  const other = HAS_STRENGTH.has(field) ? inside.replace(STRENGTH, '') : inside
  const named = meaningOf(other, field) ?? meaningOf(head, field)
  const agrees = named && isNameOf(head, named.id, field) && isNameOf(other, named.id, field)
  // Both names are read, so the reader needs to know only one of them.
  const localesOf = (name: string) => [...(meaningOf(name, field)?.locales ?? [])]
  return agrees ? { ...named, locales: new Set([head, other].flatMap(localesOf)) } : undefined
}

/** The first entry would wait if all fields were prepared together. */
export function* prepareTerms(dictionary: Dictionary): Generator<void> {
  for (const field of EVERY_FIELD) {
    dictionary.read('a word', field, 'en')
    yield
  }
}
