import { loose, normalise, soundOf, withoutArticle } from '../../text/normalise'
import { makeNameIndex, type Spelling } from './name-index'

/** Words of a table are written as reader.ts describes. */
export type Tables = Readonly<Record<string, string>>

interface Pattern {
  name: string
  words: readonly Fits[]
}

type Fits = (word: Spelling) => boolean

export interface WordIndex {
  at(word: Spelling): Pattern[]
  named(word: Spelling): Iterable<string>
  unspaced: ReadonlyMap<string, ReadonlySet<string>>
  longestUnspaced: number
}

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/

/** Words between two pauses, about a millisecond of work on a slow phone. */
const PART = 20

export function* indexOf(tables: Tables, names: Tables): Generator<void, WordIndex> {
  const unspaced = new Map<string, Set<string>>()
  const nameIndex = makeNameIndex()
  const byStart = new Map<string, Pattern[]>()
  const within: Pattern[] = []
  let count = 0
  for (const [name, table] of Object.entries(tables)) {
    for (const written of wordsOf(table)) {
      if (++count % PART === 0) yield
      const words = written.split('_')
      for (const word of words.filter(word => UNSPACED.test(word))) {
        const text = bareOf(word)
        const names = unspaced.get(text) ?? new Set()
        unspaced.set(text, words.length === 1 ? names.add(name) : names)
      }
      if (words.length === 1 && UNSPACED.test(written)) continue
      const forgives = FORGIVING.has(name)
      const pattern = { name, words: words.map(word => onceAsked(() => fitterOf(word, forgives))) }
      const [first = ''] = words
      if (first.startsWith('*')) within.push(pattern)
      else {
        for (const key of keysOf(first, forgives)) {
          const patterns = byStart.get(key)
          if (patterns) patterns.push(pattern)
          else byStart.set(key, [pattern])
        }
      }
    }
  }
  for (const [group, table] of Object.entries(names)) {
    for (const written of wordsOf(table)) {
      if (++count % PART === 0) yield
      nameIndex.add(written, group)
    }
  }
  return {
    named: word => nameIndex.groupsOf(word),
    at: ({ exact, loose, sound }) => {
      const keys = [...starts(exact), ...starts(loose ?? ''), ...starts(sound).map(asSound)]
      const patterns = [...new Set(keys)].flatMap(key => byStart.get(key) ?? [])
      return [...new Set([...patterns, ...within])]
    },
    unspaced,
    longestUnspaced: Math.max(1, ...[...unspaced.keys()].map(text => text.length)),
  }
}

/** Few patterns begin with the same three characters. */
const KEY_LENGTH = 3
const start = (text: string) => text.slice(0, KEY_LENGTH)
const starts = (text: string) =>
  Array.from({ length: Math.min(KEY_LENGTH, text.length) }, (_, i) => text.slice(0, i + 1))
const asSound = (key: string) => `~${key}`

const isSound = (written: string) => written.startsWith('~') && !UNSPACED.test(written)
const SIGNS = /[~*=]/g
const bareOf = (written: string) => withoutArticle(normalise(written.replace(SIGNS, '')))

function keysOf(written: string, forgives: boolean): Set<string> {
  const bare = bareOf(written)
  if (isSound(written)) {
    return new Set(startsTypedAs(soundOf(bare), forgives).map(asSound))
  }
  return new Set([start(loose(bare) ?? bare), ...startsTypedAs(bare, forgives)])
}

/** Tables whose long words also match with a typing error: "anaphlyaxis" is anaphylaxis. */
const FORGIVING: ReadonlySet<string> = new Set(['direct'])
/** A shorter word with a typing error is often another word. */
const SHORTEST_SLIPPED = 7

/** A character may be missing, or two swapped, at an index below `before`. */
function typedAs(word: string, forgives: boolean, before = word.length): string[] {
  if (!forgives || word.length < SHORTEST_SLIPPED) return [word]
  const typed = new Set([word])
  for (let at = 0; at < before; at += 1) {
    const [head, one, other, tail] = [
      word.slice(0, at),
      word.charAt(at),
      word.charAt(at + 1),
      word.slice(at + 2),
    ]
    typed.add(head + other + tail).add(head + other + one + tail)
  }
  return [...typed]
}

const startsTypedAs = (word: string, forgives: boolean): string[] =>
  typedAs(word, forgives, KEY_LENGTH).map(start)

/** A phone reads only a few words when it starts, and never uses nine of ten patterns. */
function onceAsked(make: () => Fits): Fits {
  let fits: Fits | undefined
  return word => {
    fits ??= make()
    return fits(word)
  }
}

const wordsOf = (table: string): string[] => table.split(/\s+/).filter(Boolean)

/** Sounds of these scripts have only consonants: فنتانيل would begin like فينيتوين. */
const CONSONANTS_ONLY = /[\u0600-\u06ff\u0900-\u097f]/
/** Too many words have the same three consonants. */
const SHORTEST_CONSONANTS = 4
/** Too many words begin with a shorter sound. */
const SHORTEST_SOUND = 4

function fitterOf(written: string, forgives: boolean): Fits {
  const bare = bareOf(written)
  if (written.startsWith('=')) return word => word.exact === bare
  if (isSound(written)) {
    const sound = soundOf(bare)
    const sounds = typedAs(sound, forgives)
    // "مرة" (once) has the consonants of هيوميرا (Humira).
    if (CONSONANTS_ONLY.test(bare) && sound.length < SHORTEST_CONSONANTS) {
      return word => word.exact === bare
    }
    return sound.length < SHORTEST_SOUND || CONSONANTS_ONLY.test(bare)
      ? word => word.sound === sound
      : word => sounds.some(typed => word.sound.startsWith(typed))
  }
  const loosened = loose(bare)
  const forms = typedAs(bare, forgives)
  const fits = (test: (word: string, text: string) => boolean) => (word: Spelling) =>
    forms.some(typed => test(word.exact, typed)) ||
    (loosened !== undefined && word.loose !== undefined && test(word.loose, loosened))
  if (written.startsWith('*')) return fits((word, text) => word.includes(text))
  if (written.endsWith('*')) return fits((word, text) => word.startsWith(text))
  return fits((word, text) => word === text)
}
