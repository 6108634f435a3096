import type { RateWords } from '../languages/clinic-words'
import { RATE_WORDS } from '../languages/lists/rate-words.data'
import { foldDosing } from '../terms/dosing/fold-dosing'

type WordClass = Exclude<keyof RateWords, 'numbers' | 'adverbs'> | 'to'

export interface Count {
  least: number
  most: number
}

export type Token =
  | ({ kind: 'number' | 'adverb'; classes?: readonly WordClass[] } & Count)
  | { kind: 'word'; classes: readonly WordClass[] }
  | { kind: 'sign'; sign: string }
  | { kind: 'other' }

interface Vocabulary {
  words: ReadonlyMap<string, readonly WordClass[]>
  numbers: ReadonlyMap<string, number>
  adverbs: ReadonlyMap<string, number>
  /** Longest first, for scripts without blanks. */
  longestFirst: readonly string[]
  isUnspaced: boolean
  /** A text without any of these first words of phrases has no rate and no time. */
  telling: ReadonlySet<string>
}

const SHARED: Partial<Record<WordClass, string>> = {
  ...{ times: 'x', day: 'd', hour: 'h' },
  to: 'bis a à al tot do до till ila la 到 至 から',
}
const CLASSES = [
  ...(['times', 'day', 'daily', 'week', 'month', 'hour', 'every', 'each', 'per', 'to'] as const),
  ...(['morning', 'evening', 'asNeeded'] as const),
]
/** Any other class alone is neither a rate nor a time. */
const TELLING = CLASSES.filter(name => name !== 'times' && name !== 'per' && name !== 'to')

const phrasesOf = (words: string): string[] =>
  words.split(' ').map(word => foldDosing(word.replaceAll('_', ' ')))

function vocabularyOf(table: RateWords): Vocabulary {
  const words = new Map<string, WordClass[]>()
  for (const name of CLASSES) {
    const own = name === 'to' ? undefined : table[name]
    const phrases = phrasesOf([own, SHARED[name]].filter(Boolean).join(' '))
    for (const phrase of new Set(phrases)) words.set(phrase, [...(words.get(phrase) ?? []), name])
  }
  const [numbers, adverbs] = [counted(table.numbers), counted(table.adverbs ?? '')]
  const all = new Set([...words.keys(), ...numbers.keys(), ...adverbs.keys()])
  const telling = TELLING.flatMap(name => phrasesOf(table[name] ?? '')).concat(...adverbs.keys())
  return {
    ...{ words, numbers, adverbs },
    longestFirst: [...all].filter(Boolean).sort((a, b) => b.length - a.length),
    isUnspaced: UNSPACED.test(table.day),
    telling: new Set(telling.map(phrase => phrase.split(' ')[0] ?? '').filter(Boolean)),
  }
}

/** The first word means 1 and the second 2, and a dash replaces a word that a language lacks. */
const counted = (words: string): ReadonlyMap<string, number> =>
  new Map(
    words
      .split(' ')
      .flatMap((forms, at) => forms.split('/').map(form => [foldDosing(form), at + 1] as const))
      .filter(([form]) => form !== '' && form !== '-'),
  )

let vocabularies: readonly Vocabulary[] | undefined

export function rateTokens(text: string): Token[][] {
  vocabularies ??= Object.values(RATE_WORDS).map(vocabularyOf)
  const all = vocabularies
  const pieces = foldDosing(text).match(PIECE) ?? []
  const hasUnspaced = pieces.some(piece => UNSPACED.test(piece))
  const telling = all.filter(({ isUnspaced, telling }) =>
    isUnspaced ? hasUnspaced : pieces.some(piece => telling.has(piece)),
  )
  // "3 x/d" is the same in every language.
  const isShared = telling.length === 0 && pieces.some(piece => SHARED_WORDS.includes(piece))
  return (isShared ? all.slice(0, 1) : telling).map(vocabulary => tokensOf(pieces, vocabulary))
}
const SHARED_WORDS = ['x', 'd', 'h']

const PIECE =
  /\d+(?:[.,]\d+)?|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[\p{L}\p{M}]+|[^\s\p{L}\p{M}\d]/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const PHRASE_WORDS_MAX = 4

function tokensOf(pieces: readonly string[], vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] ?? ''
    if (UNSPACED.test(piece)) {
      tokens.push(...unspacedTokens(piece, vocabulary))
      at++
      continue
    }
    const phrase = phraseAt(pieces, at, vocabulary)
    tokens.push(tokenOf(phrase, vocabulary))
    at += phrase.split(' ').length
  }
  return withRanges(tokens)
}

function phraseAt(pieces: readonly string[], at: number, { words }: Vocabulary): string {
  for (let length = PHRASE_WORDS_MAX; length > 1; length--) {
    const phrase = pieces.slice(at, at + length).join(' ')
    if (words.has(phrase)) return phrase
  }
  return pieces[at] ?? ''
}

function unspacedTokens(run: string, vocabulary: Vocabulary): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < run.length; ) {
    const found = vocabulary.longestFirst.find(word => run.startsWith(word, at))
    tokens.push(found ? tokenOf(found, vocabulary) : { kind: 'other' })
    at += found?.length ?? 1
  }
  return tokens
}

function tokenOf(piece: string, { words, numbers, adverbs }: Vocabulary): Token {
  const number = /^\d/.test(piece) ? Number(piece.replace(',', '.')) : undefined
  if (number !== undefined) return { kind: 'number', least: number, most: number }
  const classes = words.get(piece)
  const [spelled, times] = [numbers.get(piece), adverbs.get(piece)]
  if (times) return { kind: 'adverb', least: times, most: times }
  // "bir" means one and also ends an interval.
  if (spelled) return { kind: 'number', least: spelled, most: spelled, ...(classes && { classes }) }
  if (classes) return { kind: 'word', classes }
  return /^[\p{L}\p{M}]/u.test(piece) ? { kind: 'other' } : { kind: 'sign', sign: piece }
}

function withRanges(tokens: readonly Token[]): Token[] {
  const all: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [from, sign, to] = tokens.slice(at, at + 3)
    const isRange = isOf(sign, 'to') || (sign?.kind === 'sign' && '-~'.includes(sign.sign))
    if (from?.kind === 'number' && isRange && to?.kind === 'number') {
      all.push({ kind: 'number', least: from.least, most: to.most })
      at += 2
    } else if (from) all.push(from)
  }
  return all
}

export const isOf = (token: Token | undefined, name: WordClass): boolean =>
  token !== undefined && 'classes' in token && token.classes?.includes(name) === true
export const isSlash = (token: Token | undefined) => token?.kind === 'sign' && token.sign === '/'
