/**
 * An entry is translated if it consists only of phrases of one language, amounts and prescribers'
 * abbreviations. An entry with two possible meanings stays as written.
 */
import type { Locale } from '../../languages'
import type { LanguageTable } from '../../languages/terms'
import { memoize } from '../../text/memoize'
import { splitBrackets } from '../split-brackets'
import { AMOUNT, isWrittenElsewhere, sayAmount } from './amounts'
import { foldDosing } from './fold-dosing'
import { matchPhrase } from './match'
import { matchAt } from './match-at'
import { hasDoubtfulNumber, isCertain } from './numbers'
import { languageOf } from './phrases'

export interface DosePart {
  meaning: string
  number?: string
}

interface Reading {
  parts: readonly DosePart[]
  hasLatin: boolean
}

interface Understood {
  parts: readonly DosePart[]
  languages: ReadonlySet<Locale>
  /** Abbreviations are translated for every reader. */
  needsSaying: boolean
}

export type ReadDosing = (
  entry: string,
  reader: LanguageTable,
) => { text: string | null | undefined; languages: ReadonlySet<Locale> }

/** `text` is null if the reader can read the entry, and undefined if it is not understood. */
export function dosingReaderOf(tables: readonly LanguageTable[]): ReadDosing {
  // The meaning does not depend on the reader, and the same few texts are read again and again.
  const understandOnce = memoize((entry: string) => understand(entry, tables))
  return (entry, reader) => {
    const understood = understandOnce(entry)
    if (understood === null) return NOT_UNDERSTOOD
    const { parts, languages, needsSaying } = understood
    const isReadable =
      !needsSaying &&
      languages.has(reader.locale) &&
      !parts.some(
        ({ meaning, number = '' }) =>
          meaning === 'amount' && isWrittenElsewhere(number, reader.locale),
      )
    return { text: isReadable ? null : said(parts, reader), languages }
  }
}

const NOT_UNDERSTOOD = { text: undefined, languages: new Set<Locale>() } as const

const understand = (entry: string, tables: readonly LanguageTable[]): Understood | null =>
  understandRepeated(entry, tables) ?? understandOne(entry, tables)

/** "morgens 1, abends 1 (1-0-1)" says one thing twice, so a reader needs only one half of it. */
function understandRepeated(entry: string, tables: readonly LanguageTable[]): Understood | null {
  const halves = splitBrackets(entry)
  const first = halves && understandOne(halves.before, tables)
  const second = first && understandOne(halves.inside, tables)
  if (!first || !second || !agrees(first.parts, second.parts)) return null
  return {
    parts: first.parts,
    languages: new Set([...first.languages, ...second.languages]),
    needsSaying: first.needsSaying && second.needsSaying,
  }
}

function understandOne(entry: string, tables: readonly LanguageTable[]): Understood | null {
  if (hasDoubtfulNumber(entry)) return null
  const folded = foldDosing(entry)
  const scheme = readScheme(folded)
  if (scheme) return { parts: scheme, languages: SCHEME_READERS, needsSaying: false }
  const readings = tables.flatMap(table => {
    const reading = readIn(folded, table)
    return reading ? [{ language: table.locale, ...reading }] : []
  })
  const [first, ...others] = readings
  if (!first || others.some(other => !agrees(other.parts, first.parts))) return null
  return {
    parts: first.parts,
    // An abbreviation or a bare amount is valid in every language and identifies none.
    languages: new Set(first.hasLatin ? [] : readings.map(({ language }) => language)),
    needsSaying: first.hasLatin,
  }
}

const agrees = (one: readonly DosePart[], other: readonly DosePart[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/** "And" in Romanian is "if" in Spanish. */
const BETWEEN =
  /(?:[ ,;+/]|(?:and|y|e|et|und|en|i|oraz|та|і|и|و|和|と|और|ve|och|및)(?![\p{L}\p{N}])|(?<=[\u3041-\u9fff])[和とに]|(?<=\p{Script=Hangul})(?:와|과|하고|및))+/uy
const BETWEEN_IN: Partial<Record<Locale, RegExp>> = {
  ro: /(?:[ ,;+/]|si(?![\p{L}\p{N}]))+/uy,
  // "And" is joined to the next word, but the same character also begins "one" and "unit".
  ar: /(?:[ ,;+/]|و(?!احد|حد|قت))+/uy,
}
const MOST_PARTS = 5

function readIn(folded: string, table: LanguageTable): Reading | undefined {
  const between = BETWEEN_IN[table.locale] ?? BETWEEN
  const parts: DosePart[] = []
  let [at, hasLatin, isOwn, leansOnOthers] = [0, false, false, false]
  let timeAt: number | undefined
  let sign = ''
  while (at < folded.length) {
    const best = longestAt(folded, at, table)
    if (!best || parts.length === MOST_PARTS) return undefined
    const { length, meaning, number } = best
    // "100 mg/5 ml" is one strength.
    const isPer = sign.includes('/') && isQuantity(parts.at(-1)?.meaning) && isQuantity(meaning)
    if (isPer || (number && meaning !== 'amount' && !isCertain(meaning, number))) return undefined
    if (meaning.startsWith('latin:')) hasLatin = true
    else if (meaning.startsWith('beside:')) leansOnOthers = true
    else if (meaning !== 'amount') isOwn = true
    const bare = bareMeaning(meaning)
    if (timeAt === at && MEAL.test(bare)) return undefined
    parts.push(plain({ meaning: bare, ...(number && { number }) }))
    at += length
    timeAt = TIME.test(bare) ? at : undefined
    sign = matchAt(between, folded, at)?.[0] ?? ''
    at += sign.length
  }
  if (leansOnOthers && !isOwn) return undefined
  return isConsistent(parts) ? { parts, hasLatin } : undefined
}

interface Phrase extends DosePart {
  length: number
}

function longestAt(folded: string, at: number, table: LanguageTable): Phrase | undefined {
  const { patternsAt, slotAt, numbers } = languageOf(table)
  const amount = matchAt(AMOUNT, folded, at)?.[0]
  let best: Phrase | undefined = amount
    ? { length: amount.length, meaning: 'amount', number: amount }
    : undefined
  for (const pattern of patternsAt(folded.charAt(at))) {
    const found = matchPhrase(pattern, slotAt, folded, at)
    if (!found || found.length <= (best?.length ?? 0)) continue
    const number = found.number && digitsOf(found.number, numbers)
    best = { length: found.length, meaning: pattern.meaning, ...(number && { number }) }
  }
  return best
}

const bareMeaning = (meaning: string) => meaning.replace(/^(?:latin|beside):/, '')

/** Returns undefined if the text has anything else. */
export const dosePartsOf = (text: string, table: LanguageTable): readonly DosePart[] | undefined =>
  readIn(foldDosing(text), table)?.parts

/** The result compares two texts and must never be translated, because a negation is not noticed. */
export function phrasesWithin(text: string, table: LanguageTable): DosePart[] {
  const folded = foldDosing(text)
  const parts: DosePart[] = []
  for (let at = 0; at < folded.length; ) {
    const isStart = isWordStart(folded, at)
    const scheme = isStart ? matchAt(SCHEME_WITHIN, folded, at)?.[0] : undefined
    const found = isStart && !scheme ? longestAt(folded, at, table) : undefined
    parts.push(...(scheme ? (readScheme(scheme) ?? []) : []))
    if (found) {
      const { meaning, number } = found
      parts.push(plain({ meaning: bareMeaning(meaning), ...(number && { number }) }))
    }
    at += scheme?.length ?? found?.length ?? 1
  }
  return parts
}

const isWordStart = (folded: string, at: number) =>
  at === 0 || !/[\p{L}\p{N}.,]/u.test(folded.charAt(at - 1))

/** After a time of day: "朝昼食後" is after breakfast and lunch, not "in the morning, after lunch". */
const MEAL = /^(?:before|after|with)-(?:breakfast|lunch|dinner)/

const digitsOf = (written: string, numbers: ReadonlyMap<string, string>): string =>
  written
    .replace(
      /[\p{L}\p{M}]+/gu,
      word => numbers.get(word) ?? (/^[ao]$|^to$/.test(word) ? '-' : word),
    )
    .replace(/ ?(?:[-~]|bis|à|tot|do|до|ila|till|la|الي|到|至|から|से|에서) ?/g, '-')
    .replace(/ /g, '')

function plain(part: DosePart): DosePart {
  const { meaning, number } = part
  if (meaning === 'day-n' && /^[1-4]$/.test(number ?? '')) return { meaning: `day-${number}` }
  if (meaning === 'week-n' && /^[1-3]$/.test(number ?? '')) return { meaning: `week-${number}` }
  if (meaning === 'every-days' && number === '1') return { meaning: 'daily' }
  if (meaning === 'every-days' && number === '2') return { meaning: 'every-other-day' }
  if (meaning === 'every-weeks' && number === '1') return { meaning: 'week-1' }
  if (meaning === 'every-months' && number === '1') return { meaning: 'month-1' }
  if (meaning === 'tablet' && /^0[.,]50?$/.test(number ?? '')) return { meaning: 'half-tablet' }
  if (meaning === 'tablet' && /^0[.,]25$/.test(number ?? '')) return { meaning: 'quarter-tablet' }
  if (meaning === 'every-hours' && number === undefined) return { meaning, number: '1' }
  return part
}

const QUANTITY =
  /^(?:amount|(?:half-|quarter-)?tablet|capsule|drop|puff|unit|patch|sachet|injection|ampoule|suppository|spray)$/
export const isQuantity = (meaning = '') => QUANTITY.test(meaning)

/** Two rates together are an error or too complex to read: "once daily, twice daily". */
const RATE = /^(?:day|week|month|year)-|^every-(?:hours|days|weeks|months|other-day)$/
/** "Morning 1 evening" leaves the evening's amount open, so it is not translated. */
const TIME = /^(?:morning|noon|afternoon|evening|night|bedtime)$/
const DAILY = /^(?:daily|every-(?:morning|evening|night))$/
/** Next to "daily" one of the two is an error: weekly methotrexate is harmless, daily it kills. */
const SELDOM = /^(?:week|month|year)-|^every-(?:days|weeks|months|other-day)$/

function isConsistent(parts: readonly DosePart[]): boolean {
  const countOf = (rate: RegExp) => parts.filter(({ meaning }) => rate.test(meaning)).length
  return (
    parts.length > 0 &&
    countOf(RATE) <= 1 &&
    (countOf(DAILY) === 0 || countOf(SELDOM) === 0) &&
    (countOf(/^at-/) === 0 || countOf(TIME) === 0)
  )
}

function said(parts: readonly DosePart[], table: LanguageTable): string | undefined {
  const texts = parts.map(part => sayPart(part, table))
  return texts.includes(undefined) ? undefined : texts.join(JOIN[table.locale] ?? ', ')
}

const JOIN: Partial<Record<Locale, string>> = { ar: '، ', zh: '，', ja: '、' }

function sayPart({ meaning, number = '' }: DosePart, table: LanguageTable): string | undefined {
  if (meaning === 'amount') return sayAmount(number)
  const forms = languageOf(table).forms.get(meaning)
  if (number === '' && forms?.other?.includes('#')) return undefined
  const last = Number(number.split('-').at(-1)?.replace(',', '.'))
  const category = number === '' ? 'other' : pluralOf(table.locale).select(last)
  const isWhole = /^\d+$/.test(number)
  // A range or a half has no "one" or "two" form: "un comprimé", but "0.5 tablets".
  const isSaid = isWhole || category === 'few' || category === 'many'
  // If `other` is the form for many, a fraction uses the form for few: "1.5 таблетки".
  const partForm = () =>
    category === 'other' && !Number.isInteger(last) && !forms?.many ? forms?.few : undefined
  const form = (isSaid ? forms?.[category] : undefined) ?? partForm() ?? forms?.other
  return form?.replace(/#/g, number)
}

const plurals = new Map<Locale, Intl.PluralRules>()
function pluralOf(locale: Locale): Intl.PluralRules {
  const known = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, known)
  return known
}

/** In these languages every pharmacy prints prescriptions as schemes. */
const SCHEME_READERS: ReadonlySet<Locale> = new Set<Locale>(['de', 'pl', 'es', 'ro'])
const SCHEME = /^(?:[1-9]?\d(?:[.,]5)?|1\/2)(?:-(?:[1-9]?\d(?:[.,]5)?|1\/2)){2,3}$/
const SCHEME_WITHIN =
  /(?:[1-9]?\d(?:[.,]5)?|1\/2)(?:-(?:[1-9]?\d(?:[.,]5)?|1\/2)){2,3}(?![\d.,/-])/y
const TIMES = ['at-morning', 'at-noon', 'at-evening', 'at-bedtime'] as const

function readScheme(folded: string): { meaning: string; number: string }[] | undefined {
  if (!SCHEME.test(folded)) return undefined
  return folded.split('-').map((number, at) => ({ meaning: TIMES[at] ?? '', number }))
}
