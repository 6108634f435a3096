/** The words of a reader's tables, prepared so that each word of a text is looked up, not searched. */
import { loose, normalise, soundOf, withoutArticle } from './normalise'

/** A name for each table; its text is one line a language, the language first. */
export type Tables = Readonly<Record<string, string>>

/** A word of a text in the forms it is compared in. */
export interface Spelling {
  exact: string
  /** Absent for short words. */
  loose: string | undefined
  sound: string
}

interface Pattern {
  name: string
  /** Each fits one word of a row. */
  words: ((word: Spelling) => boolean)[]
}

export interface WordIndex {
  /** Patterns whose first word may be this one. */
  at(word: Spelling): Pattern[]
  /** Chinese and Japanese words with their tables. */
  unspaced: ReadonlyMap<string, ReadonlySet<string>>
  longestUnspaced: number
}

export const spellingOf = (normal: string): Spelling => {
  const exact = withoutArticle(normal)
  return { exact, loose: loose(exact), sound: soundOf(exact) }
}

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/

export function indexOf(tables: Tables): WordIndex {
  const unspaced = new Map<string, Set<string>>()
  const byStart = new Map<string, Pattern[]>()
  const within: Pattern[] = []
  for (const [name, table] of Object.entries(tables)) {
    for (const written of wordsOf(table)) {
      const words = written.split('_')
      for (const word of words.filter(word => UNSPACED.test(word))) {
        const text = bareOf(word)
        const names = unspaced.get(text) ?? new Set()
        unspaced.set(text, words.length === 1 ? names.add(name) : names)
      }
      if (words.length === 1 && UNSPACED.test(written)) continue
      const pattern = { name, words: words.map(fitterOf) }
      const [first = ''] = words
      if (first.startsWith('*')) within.push(pattern)
      else {
        const key = keyOf(first)
        byStart.set(key, [...(byStart.get(key) ?? []), pattern])
      }
    }
  }
  return {
    at: ({ exact, sound }) => [
      ...(byStart.get(start(exact)) ?? []),
      ...(byStart.get(`~${start(sound)}`) ?? []),
      ...within,
    ],
    unspaced,
    longestUnspaced: Math.max(1, ...[...unspaced.keys()].map(text => text.length)),
  }
}

/** No beginning in the tables is shorter; doubled letters do not change it. */
const start = (text: string) => text.slice(0, 1)

const isSound = (written: string) => written.startsWith('~') && !UNSPACED.test(written)
const bareOf = (written: string) => withoutArticle(normalise(written.replace(/[~*]/g, '')))

function keyOf(written: string): string {
  const bare = bareOf(written)
  return isSound(written) ? `~${start(soundOf(bare))}` : start(bare)
}

const wordsOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .flatMap(line => line.trim().split(/\s+/).slice(1))

/** Of these the sound keeps only the consonants: فنتانيل would begin like فينيتوين. */
const CONSONANTS_ONLY = /[\u0600-\u06ff\u0900-\u097f]/
/** Of a sound with fewer letters, too many words begin so. */
const SHORTEST_SOUND = 4

function fitterOf(written: string): (word: Spelling) => boolean {
  const bare = bareOf(written)
  if (isSound(written)) {
    const sound = soundOf(bare)
    return sound.length < SHORTEST_SOUND || CONSONANTS_ONLY.test(bare)
      ? word => word.sound === sound
      : word => word.sound.startsWith(sound)
  }
  const loosened = loose(bare)
  const fits = (test: (word: string, text: string) => boolean) => (word: Spelling) =>
    test(word.exact, bare) ||
    (loosened !== undefined && word.loose !== undefined && test(word.loose, loosened))
  if (written.startsWith('*')) return fits((word, text) => word.includes(text))
  if (written.endsWith('*')) return fits((word, text) => word.startsWith(text))
  return fits((word, text) => word === text)
}
