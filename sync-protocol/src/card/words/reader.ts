/**
 * Finds the words of tables in free text of any language and detects which of them are negated.
 *
 * A table is a list of words separated by blanks: `schwer`, a beginning `gefahr*`, a part
 * `*schwell*`, several words in a row `tres_mal`, `~anafilak*` for a comparison by sound, and
 * `=llamar` for this spelling only. Chinese and Japanese have no blanks and are cut into the longest
 * words that the tables know.
 *
 * A negation reaches a word only across words that are known to carry no meaning (`filler`): "not
 * very severe" is negated, "not sure if severe" is not. Text that is not understood never weakens a
 * warning.
 */
import { inParts } from '../../text/in-parts'
import { normalise } from '../../text/normalise'
import { isAnotherWord } from './another-word'
import { spellingOf } from './name-index'
import { indexOf, type Tables, type WordIndex } from './word-index'

export interface Hit {
  name: string
  /** Indexes in the text's words and signs. */
  from: number
  to: number
  isNegated: boolean
}

export interface WordReading {
  normal: string
  hits: readonly Hit[]
  /** Clauses that end before this word, also by a comma. */
  clauseAt(word: number): number
  sentenceAt(word: number): number
  isFirstInClause(word: number): boolean
  /** The rest of the clause has only a year and words without a meaning. */
  isLastInClause(word: number): boolean
}

interface Token {
  text: string
  /** `stop` ends a clause. `soft` joins an answer to its word ("shock: no"). */
  kind: 'word' | 'stop' | 'soft'
  names: Set<string>
}

export interface WordReader {
  (text: string): WordReading
  prepare(): Generator<void>
}

/** The tables are prepared at the first use and not when the module loads. */
export function makeReader(tables: () => Tables, names: () => Tables = () => ({})): WordReader {
  const index = inParts(() => indexOf(tables(), names()))
  return Object.assign((text: string) => read(text, index.whole()), { prepare: index.parts })
}

function read(text: string, index: WordIndex): WordReading {
  const normal = normalise(text)
  const tokens = tokensOf(normal, index)
  const hits = hitsIn(tokens, index)
  for (const { name, from, to } of hits) {
    for (const token of tokens.slice(from, to + 1)) token.names.add(name)
  }
  for (const token of tokens) {
    if (token.names.has('neg') && isAnotherWord(token.text, textsOf(tokens))) {
      token.names.delete('neg')
    }
  }
  const endsBefore = (word: number, isEnd: (token: Token) => boolean) =>
    tokens.slice(0, word).filter(token => token.kind === 'stop' && isEnd(token)).length
  return {
    normal,
    hits: hits.map(hit => ({ ...hit, isNegated: isNegated(tokens, hit) })),
    clauseAt: word => endsBefore(word, () => true),
    isFirstInClause: word => word === 0 || tokens[word - 1]?.kind === 'stop',
    isLastInClause: word => isLast(tokens, word),
    sentenceAt: word => endsBefore(word, ({ text }) => !COMMAS.includes(text)),
  }
}

const YEAR = /^(?:19|20)\d\d$/

function isLast(tokens: readonly Token[], word: number): boolean {
  const rest = tokens.slice(word + 1)
  const end = rest.findIndex(({ kind }) => kind === 'stop')
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .every(token => token.kind === 'soft' || says(token, 'filler') || YEAR.test(token.text))
}

const textsOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text)

const PIECES = /[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]|\n/gu
const COMMAS = ',、،/'
const SOFT = /[:=→>–—~-]/
const WORD = /[\p{L}\p{N}]/u

function tokensOf(normal: string, index: WordIndex): Token[] {
  const text = normal
    // "No. 3" is no negation.
    .replace(/(?<!\p{L})no\. ?(?=\d)/gu, '')
    // "i.p.v." is one word.
    .replace(/(?<!\p{L})(?:\p{L}\.){2,}/gu, letters => letters.replaceAll('.', ''))
    .replace(/(n)['’](t)(?!\p{L})/gu, '$1$2')
    .replace(/([а-яіїєґ])['’ʼ](?=[а-яіїєґ])/g, '$1')
    .replace(/['’`´"*_]/g, ' ')
    .replace(/(\S)[-‐‑](?=\S)/g, '$1 ')
  return (text.match(PIECES) ?? []).flatMap((piece): Token[] => {
    if (WORD.test(piece)) return wordsIn(piece, index)
    return [{ text: piece, kind: SOFT.test(piece) ? 'soft' : 'stop', names: new Set() }]
  })
}

const UNSPACED = /([\u3040-\u30ff\u3400-\u9fff]+)/

function wordsIn(piece: string, index: WordIndex): Token[] {
  return piece
    .split(UNSPACED)
    .filter(Boolean)
    .flatMap(run => (UNSPACED.test(run) ? cut(run, index) : [wordToken(run)]))
}

const wordToken = (text: string, names: Iterable<string> = []): Token => ({
  text,
  kind: 'word',
  names: new Set(names),
})

function cut(run: string, { unspaced, longestUnspaced }: WordIndex): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < run.length; ) {
    let length = Math.min(longestUnspaced, run.length - at)
    while (length > 1 && !unspaced.has(run.slice(at, at + length))) length -= 1
    const text = run.slice(at, at + length)
    tokens.push(wordToken(text, unspaced.get(text)))
    at += length
  }
  // A single sign next to an unknown sign is part of another word: 重 in 体重, 高 in 高橋.
  const isUnknown = (token: Token | undefined) => token && !unspaced.has(token.text)
  for (const [at, token] of tokens.entries()) {
    if (token.text.length > 1 || !(isUnknown(tokens[at - 1]) || isUnknown(tokens[at + 1]))) continue
    for (const name of token.names) if (!SMALL.has(name)) token.names.delete(name)
  }
  return tokens
}

const SMALL = new Set(['neg', 'negAfter', 'filler', 'or', 'but', 'few', 'one'])

type Found = Omit<Hit, 'isNegated'>

function hitsIn(tokens: readonly Token[], index: WordIndex): Found[] {
  const spellings = tokens.map(({ text }) => spellingOf(text))
  const found = tokens.flatMap((token, at): Found[] => {
    if (token.kind !== 'word') return []
    if (token.names.size > 0) return [...token.names].map(name => ({ name, from: at, to: at }))
    const spelling = spellings[at]
    if (!spelling) return []
    const named = [...index.named(spelling)].map(name => ({ name, from: at, to: at }))
    const said = index.at(spelling).flatMap(({ name, words }) => {
      const isWhole = words.every((fits, nth) => {
        const word = tokens[at + nth]?.kind === 'word' && spellings[at + nth]
        return word && fits(word)
      })
      return isWhole ? [{ name, from: at, to: at + words.length - 1 }] : []
    })
    return [...named, ...said]
  })
  // "Severity" begins like "severe" but has no meaning here. Several words together outweigh one of
  // them: "no longer active".
  return found.filter(
    hit =>
      hit.name === 'neutral' ||
      !found.some(
        ({ name, from, to }) =>
          from <= hit.from && hit.to <= to && (name === 'neutral' || to - from > hit.to - hit.from),
      ),
  )
}

const says = (token: Token | undefined, ...names: string[]) =>
  token?.kind === 'word' && names.some(name => token.names.has(name))

/** After "or", a negation also reaches across this many unknown words: "no rash or shock". */
const UNKNOWN_AFTER_OR = 2

function isNegated(tokens: readonly Token[], { name, from, to }: Found): boolean {
  return isNegatedBefore(tokens, name, from) || isNegatedAfter(tokens, to)
}

function isNegatedBefore(tokens: readonly Token[], name: string, from: number): boolean {
  let unknownLeft = 0
  for (let at = from - 1; at >= 0; at -= 1) {
    const token = tokens[at]
    if (token?.kind !== 'word') return false
    if (says(token, 'but')) return false
    if (says(token, 'neg', 'few')) {
      // "Un poco grave" is not "poco grave", and "no less severe" is severe.
      return says(token, 'neg') || !says(tokens[at - 1], 'one', 'neg')
    }
    if (says(token, 'or')) unknownLeft = UNKNOWN_AFTER_OR
    else if (!says(token, 'filler', 'one', 'degree', 'swells', 'breath', name)) {
      unknownLeft -= 1
      if (unknownLeft < 0) return false
    }
  }
  return false
}

function isNegatedAfter(tokens: readonly Token[], to: number): boolean {
  let at = to + 1
  while (says(tokens[at], 'filler') || tokens[at]?.kind === 'soft') at += 1
  if (says(tokens[at], 'negAfter')) return true
  if (!says(tokens[at], 'neg')) return false
  at += 1
  while (says(tokens[at], 'filler', 'neg')) at += 1
  return tokens[at] === undefined || tokens[at]?.kind === 'stop'
}
