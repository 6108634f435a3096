/**
 * Doses and frequencies by pattern: an entry that is nothing but phrases of one language, amounts
 * and prescribers' abbreviations is said in another. If it can be read in two ways, it stays.
 */
import type { Locale } from '../../card/labels'
import { remembered } from '../../card/words/remembered'
import type { LanguageTable } from '../term'
import { foldDosing } from './fold-dosing'
import { matchPhrase } from './match'
import { matchAt } from './match-at'
import { languageOf } from './phrases'

interface Part {
  /** A key of the phrases, or `amount`. */
  meaning: string
  /** "2", "4-6"; of an amount its text. */
  number?: string
}

interface Reading {
  parts: readonly Part[]
  /** Prescribers' abbreviations, which a reader need not know. */
  hasLatin: boolean
}

interface Understood {
  parts: readonly Part[]
  /** In which it is written. */
  languages: ReadonlySet<Locale>
  /** Something in it no reader need know: an abbreviation. */
  needsSaying: boolean
}

export type ReadDosing = (
  entry: string,
  reader: LanguageTable,
) => { text: string | null | undefined; languages: ReadonlySet<Locale> }

/** `text`: the entry in the reader's language; null if they can read it, undefined if we cannot. */
export function dosingReaderOf(tables: readonly LanguageTable[]): ReadDosing {
  // The same for every reader, and the same few texts over and over.
  const understandOnce = remembered((entry: string) => understand(entry, tables))
  return (entry, reader) => {
    const understood = understandOnce(entry)
    if (understood === null) return NOT_UNDERSTOOD
    const { parts, languages, needsSaying } = understood
    const isReadable =
      !needsSaying &&
      languages.has(reader.locale) &&
      !parts.some(part => isWrittenElsewhere(part, reader.locale))
    return { text: isReadable ? null : said(parts, reader), languages }
  }
}

const NOT_UNDERSTOOD = { text: undefined, languages: new Set<Locale>() } as const

function understand(entry: string, tables: readonly LanguageTable[]): Understood | null {
  const folded = foldDosing(entry)
  const scheme = readScheme(folded)
  if (scheme) return { parts: scheme, languages: new Set(), needsSaying: true }
  const readings = tables.flatMap(table => {
    const reading = readIn(folded, table)
    return reading ? [{ language: table.locale, ...reading }] : []
  })
  const [first, ...others] = readings
  if (!first || others.some(other => !agrees(other.parts, first.parts))) return null
  return {
    parts: first.parts,
    // An abbreviation or a bare amount is read in every language, and says nothing about any.
    languages: new Set(first.hasLatin ? [] : readings.map(({ language }) => language)),
    needsSaying: first.hasLatin,
  }
}

const agrees = (one: readonly Part[], other: readonly Part[]) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Between two phrases, in any language; what is "and" in Romanian is "if" in Spanish. */
const BETWEEN =
  /(?:[ ,;+/]|(?:and|y|e|et|und|en|i|oraz|та|і|и|و|和|と|और|ve|och|및)(?![\p{L}\p{N}])|(?<=[\u3041-\u9fff])[和とに]|(?<=\p{Script=Hangul})(?:와|과|하고|및))+/uy
const BETWEEN_IN: Partial<Record<Locale, RegExp>> = {
  ro: /(?:[ ,;+/]|si(?![\p{L}\p{N}]))+/uy,
  // It is written in one with the next word, but is also the first letter of "one" and "unit".
  ar: /(?:[ ,;+/]|و(?!احد|حد|قت))+/uy,
}
const MOST_PARTS = 5

function readIn(folded: string, table: LanguageTable): Reading | undefined {
  const { patternsAt, slotAt, numbers } = languageOf(table)
  const between = BETWEEN_IN[table.locale] ?? BETWEEN
  const parts: Part[] = []
  let [at, hasLatin, isOwn, leansOnOthers] = [0, false, false, false]
  let timeAt: number | undefined
  while (at < folded.length) {
    let best: { length: number; meaning: string; number: string | undefined } | undefined
    const amount = matchAt(AMOUNT, folded, at)
    if (amount) best = { length: amount[0].length, meaning: 'amount', number: amount[0] }
    for (const pattern of patternsAt(folded.charAt(at))) {
      const found = matchPhrase(pattern, slotAt, folded, at)
      if (found && found.length > (best?.length ?? 0)) {
        const { length, number } = found
        best = { length, meaning: pattern.meaning, number: number && digitsOf(number, numbers) }
      }
    }
    if (!best || parts.length === MOST_PARTS) return undefined
    const { length, meaning, number } = best
    if (meaning.startsWith('latin:')) hasLatin = true
    else if (meaning.startsWith('beside:')) leansOnOthers = true
    else if (meaning !== 'amount') isOwn = true
    const bare = meaning.replace(/^(?:latin|beside):/, '')
    if (timeAt === at && MEAL.test(bare)) return undefined
    parts.push(plain({ meaning: bare, ...(number && { number }) }))
    at += length
    timeAt = TIME.test(bare) ? at : undefined
    at += matchAt(between, folded, at)?.[0].length ?? 0
  }
  if (leansOnOthers && !isOwn) return undefined
  return isConsistent(parts) ? { parts, hasLatin } : undefined
}

/** Behind a time of day: "朝昼食後" is after breakfast and lunch, not "in the morning, after lunch". */
const MEAL = /^(?:before|after|with)-(?:breakfast|lunch|dinner)/

const digitsOf = (written: string, numbers: ReadonlyMap<string, string>): string =>
  written
    .replace(
      /[\p{L}\p{M}]+/gu,
      word => numbers.get(word) ?? (/^[ao]$|^to$/.test(word) ? '-' : word),
    )
    .replace(/ ?(?:[-~]|bis|à|tot|do|до|ila|till|la|الي|到|至|から|से|에서) ?/g, '-')
    .replace(/ /g, '')

/** "3 times a day" and "three times daily" are one meaning, as are "every 24 hours" and itself. */
function plain(part: Part): Part {
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

/** Two rates at once are read wrong, or are too much for us: "once daily, twice daily". */
const RATE = /^(?:day|week|month|year)-|^every-(?:hours|days|weeks|months|other-day)$/
/** "Morning 1 evening" leaves open how much in the evening: not to be told at all. */
const TIME = /^(?:morning|noon|afternoon|evening|night|bedtime)$/
const isConsistent = (parts: readonly Part[]) =>
  parts.length > 0 &&
  parts.filter(({ meaning }) => RATE.test(meaning)).length <= 1 &&
  !(
    parts.some(({ meaning }) => meaning.startsWith('at-')) &&
    parts.some(({ meaning }) => TIME.test(meaning))
  )

const UNITS: Readonly<Record<string, string>> = {
  мг: 'mg', мкг: 'mcg', г: 'g', мл: 'ml', ملغ: 'mg', ملجم: 'mg', مجم: 'mg', مغ: 'mg', مل: 'ml',
  毫克: 'mg', 微克: 'mcg', 毫升: 'ml', 克: 'g', मिग्रा: 'mg', मिलीग्राम: 'mg', μg: 'mcg', µg: 'mcg', мо: 'IU', ме: 'IU',
  밀리그램: 'mg', 마이크로그램: 'mcg', 밀리리터: 'ml',
} // biome-ignore format: a table
/** A strength: the units of `UNITS`, the Latin ones, and what it may be counted by. */
const AMOUNT =
  /\d{1,6}(?:[.,]\d{1,3})?(?:\/\d{1,6}(?:[.,]\d{1,3})?)? ?(?:मिलीग्राम|मिग्रा|ملجم|mmol|мкг|ملغ|مجم|mcg|meq|мг|мл|مغ|مل|毫克|微克|毫升|μg|µg|мо|ме|mg|ug|ml|iu|ui|ie|г|克|g|l|%)(?: ?\/ ?(?:ml|h|hr|dose|puff|min|l|doza|доза|dosis))?(?:(?![\p{L}\p{N}])|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]))|\d{1,6}(?:[.,]\d{1,3})?(?:\/\d{1,6}(?:[.,]\d{1,3})?)? ?(?:毫克|微克|毫升|밀리그램|마이크로그램|밀리리터)/uy
const FOREIGN_UNIT =
  /(?:мг|мкг|г|мл|ملغ|ملجم|مجم|مغ|مل|毫克|微克|毫升|克|मिग्रा|मिलीग्राम|밀리그램|마이크로그램|밀리리터|μg|µg|мо|ме)/u
/** Who reads which of them as their own. */
const OWN_UNIT: Partial<Record<Locale, RegExp>> = {
  uk: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
  hi: /\p{Script=Devanagari}/u,
  ko: /\p{Script=Hangul}/u,
}
/** A microgram is understood everywhere. */
const isWrittenElsewhere = ({ meaning, number = '' }: Part, reader: Locale) => {
  const [unit] = meaning === 'amount' ? (FOREIGN_UNIT.exec(number.replace(/[μµ]g/u, '')) ?? []) : []
  return unit !== undefined && !OWN_UNIT[reader]?.test(unit)
}

function said(parts: readonly Part[], table: LanguageTable): string | undefined {
  const texts = parts.map(part => sayPart(part, table))
  return texts.includes(undefined) ? undefined : texts.join(JOIN[table.locale] ?? ', ')
}

const JOIN: Partial<Record<Locale, string>> = { ar: '، ', zh: '，', ja: '、' }

function sayPart({ meaning, number = '' }: Part, table: LanguageTable): string | undefined {
  if (meaning === 'amount') return sayAmount(number)
  const forms = languageOf(table).forms.get(meaning)
  if (number === '' && forms?.other?.includes('#')) return undefined
  const last = Number(number.split('-').at(-1)?.replace(',', '.'))
  const category = number === '' ? 'other' : pluralOf(table.locale).select(last)
  const isWhole = /^\d+$/.test(number)
  // A range or a half is not "one" or "two": "un comprimé", but "0.5 tablets".
  const isSaid = isWhole || category === 'few' || category === 'many'
  const form = (isSaid ? forms?.[category] : undefined) ?? forms?.other
  return form?.replace(/#/g, number)
}

const sayAmount = (amount: string) =>
  amount
    .replace(FOREIGN_UNIT, unit => UNITS[unit] ?? unit)
    .replace(/(?<=[\d]) ?(?=\p{L})/u, ' ')
    .replace(/\b(?:iu|ui|ie)\b/, 'IU')
    .replace(/\bug\b/, 'mcg')
    .replace(/\bmeq\b/, 'mEq')

const plurals = new Map<Locale, Intl.PluralRules>()
function pluralOf(locale: Locale): Intl.PluralRules {
  const known = plurals.get(locale) ?? new Intl.PluralRules(locale)
  plurals.set(locale, known)
  return known
}

/** "1-0-1", "1-0-1-0": what is taken in the morning, at noon, in the evening and at bedtime. */
const SCHEME = /^(?:\d{1,2}(?:[.,]5)?|1\/2)(?:-(?:\d{1,2}(?:[.,]5)?|1\/2)){2,3}$/
const TIMES = ['at-morning', 'at-noon', 'at-evening', 'at-bedtime'] as const

function readScheme(folded: string): { meaning: string; number: string }[] | undefined {
  if (!SCHEME.test(folded)) return undefined
  return folded.split('-').map((number, at) => ({ meaning: TIMES[at] ?? '', number }))
}
