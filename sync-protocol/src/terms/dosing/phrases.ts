/** The phrases of a language as patterns to read and as forms to say. */
import type { Locale } from '../../card/labels'
import { rowsOf } from '../term'
import { foldDosing } from './fold-dosing'
import { LATIN, PHRASES } from './phrases.table'

export interface Pattern {
  meaning: string
  /** Its first letter, or `#` for a number. */
  start: string
  pattern: RegExp
}

/** What is said for a meaning, by plural category; `other` where the number does not matter. */
export type Forms = Readonly<Record<string, string>>

interface Language {
  /** Those that may stand where a text goes on with this letter. */
  patternsAt: (letter: string) => readonly Pattern[]
  forms: ReadonlyMap<string, Forms>
  /** A number in words, folded, to its value. */
  numbers: ReadonlyMap<string, string>
}

const built = new Map<Locale, Language>()

export function languageOf(locale: Locale): Language {
  const known = built.get(locale)
  if (known) return known
  const language = build(locale)
  built.set(locale, language)
  return language
}

const DIGITS = '\\d{1,3}(?:[.,]\\d{1,2})?'
const TO = ' ?(?:[-~]| to | bis | a | à | tot | do | до |到|至|から| से ) ?'
/** An end of a word: a letter that goes on would make it another. CJK has none. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const WORD_END = `(?![\\p{L}\\p{N}/])|(?=[${UNSPACED}])`
const ENDS_UNSPACED = new RegExp(`[${UNSPACED}]$`, 'u')

function build(locale: Locale): Language {
  const { numbers: words = '', phrases } = PHRASES[locale]
  const numbers = new Map(
    words
      .split(' ')
      .flatMap((forms, at) =>
        forms.split('/').map(form => [foldDosing(form), String(at + 1)] as const),
      ),
  )
  const spelled = [...numbers.keys()].filter(Boolean).sort((a, b) => b.length - a.length)
  const one = `(?:${[DIGITS, ...spelled].join('|')})`
  const slot = `(${one}(?:${TO}${one})?)`
  const rows = rowsOf(phrases).map(({ id, names: [said, ...written] }) => ({
    id,
    forms: formsOf(said),
    written,
  }))
  const phrasePatterns = rows.flatMap(({ id, forms, written }) =>
    [...Object.values(forms), ...written].map(text => patternOf(id, text, slot)),
  )
  const latin = rowsOf(LATIN).flatMap(({ id, names }) =>
    names.map(text => patternOf(`latin:${id}`, text, slot)),
  )
  const byStart = new Map<string, Pattern[]>()
  for (const pattern of [...phrasePatterns, ...latin]) {
    const others = byStart.get(pattern.start)
    if (others) others.push(pattern)
    else byStart.set(pattern.start, [pattern])
  }
  const starts = new Set(['0123456789', ...spelled.map(word => word.charAt(0))].join(''))
  return {
    patternsAt: letter => [
      ...(byStart.get(letter) ?? []),
      ...(starts.has(letter) ? (byStart.get('#') ?? []) : []),
    ],
    forms: new Map(rows.map(({ id, forms }) => [id, forms])),
    numbers,
  }
}

function formsOf(said: string): Forms {
  if (!said.includes('=')) return { other: said }
  return Object.fromEntries(said.split('; ').map(form => form.split('=')))
}

function patternOf(meaning: string, text: string, slot: string): Pattern {
  const folded = foldDosing(text)
  const source = folded.split('#').map(escaped).join(slot)
  const end = ENDS_UNSPACED.test(folded) ? '' : `(?:${WORD_END})`
  return { meaning, start: folded.charAt(0), pattern: new RegExp(source + end, 'uy') }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
