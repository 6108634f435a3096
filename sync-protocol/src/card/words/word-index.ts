/** The words of a reader's tables, prepared so that each word of a text is looked up, not searched. */
import { loose, normalise, soundOf } from './normalise'

/** A name for each table; its text is one line a language, the language first. */
export type Tables = Readonly<Record<string, string>>

interface Part {
  isSound: boolean
  fits(word: string): boolean
}

interface Pattern {
  name: string
  parts: Part[]
}

export interface WordIndex {
  /** Patterns whose first word may be this one. */
  at(word: string, sound: string): Pattern[]
  /** Chinese and Japanese words with their tables. */
  unspaced: ReadonlyMap<string, ReadonlySet<string>>
  longestUnspaced: number
}

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/
/** Every beginning in the tables has this many letters or more; a shorter one is looked up whole. */
const KEY_LENGTH = 2

export function indexOf(tables: Tables): WordIndex {
  const unspaced = new Map<string, Set<string>>()
  const byStart = new Map<string, Pattern[]>()
  const within: Pattern[] = []
  for (const [name, table] of Object.entries(tables)) {
    for (const written of wordsOf(table)) {
      const words = written.split('_')
      for (const word of words.filter(word => UNSPACED.test(word))) {
        const text = textOf(word)
        const names = unspaced.get(text) ?? new Set()
        unspaced.set(text, words.length === 1 ? names.add(name) : names)
      }
      if (words.length === 1 && UNSPACED.test(written)) continue
      const pattern = { name, parts: words.map(partOf) }
      const [first = ''] = words
      if (first.startsWith('*')) within.push(pattern)
      else {
        const key = keyOf(textOf(first), first.startsWith('~'))
        byStart.set(key, [...(byStart.get(key) ?? []), pattern])
      }
    }
  }
  return {
    at: (word, sound) => [
      ...(byStart.get(keyOf(word, false)) ?? []),
      ...(byStart.get(keyOf(sound, true)) ?? []),
      ...within,
    ],
    unspaced,
    longestUnspaced: Math.max(1, ...[...unspaced.keys()].map(text => text.length)),
  }
}

const keyOf = (text: string, isSound: boolean) =>
  `${isSound ? '~' : ''}${text.slice(0, KEY_LENGTH)}`

const wordsOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .flatMap(line => line.trim().split(/\s+/).slice(1))

function textOf(written: string): string {
  const bare = normalise(written.replace(/[~*]/g, ''))
  return written.startsWith('~') && !UNSPACED.test(bare) ? soundOf(bare) : loose(bare)
}

/** Of a sound with fewer letters, too many words begin so. */
const SHORTEST_SOUND = 4

function partOf(written: string): Part {
  const text = textOf(written)
  const isSound = written.startsWith('~') && !UNSPACED.test(written)
  if (isSound && text.length < SHORTEST_SOUND) return { isSound, fits: word => word === text }
  if (written.startsWith('*')) return { isSound, fits: word => word.includes(text) }
  if (written.endsWith('*')) return { isSound, fits: word => word.startsWith(text) }
  return { isSound, fits: word => word === text }
}
