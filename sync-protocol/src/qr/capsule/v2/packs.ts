/**
 * What the model reads beside the words of version 1: one pack of phrases a language. A capsule names
 * the one it was written with, and only that is read: a phone learns one language, not thirteen, and
 * the words of the others do not dilute it. The order is part of the format: ids are places.
 */
import { ARABIC } from './words/arabic'
import { CHINESE } from './words/chinese'
import { DUTCH } from './words/dutch'
import { ENGLISH } from './words/english'
import { FRENCH } from './words/french'
import { GERMAN } from './words/german'
import { HINDI } from './words/hindi'
import { ITALIAN } from './words/italian'
import { JAPANESE } from './words/japanese'
import { POLISH } from './words/polish'
import { PORTUGUESE } from './words/portuguese'
import { SPANISH } from './words/spanish'
import { UKRAINIAN } from './words/ukrainian'

interface Pack {
  /** BCP 47, for choosing. */
  languages: readonly string[]
  text: string
  /** Names stand family first: with a blank between, or joined. */
  familyFirst?: ' ' | ''
}

export const PACKS: readonly Pack[] = [
  { languages: ['en'], text: ENGLISH },
  { languages: ['es', 'ca', 'gl'], text: SPANISH },
  { languages: ['fr'], text: FRENCH },
  { languages: ['de'], text: GERMAN },
  { languages: ['it'], text: ITALIAN },
  { languages: ['pt'], text: PORTUGUESE },
  { languages: ['nl'], text: DUTCH },
  { languages: ['pl'], text: POLISH },
  { languages: ['uk', 'ru', 'be', 'bg'], text: UKRAINIAN },
  { languages: ['ar', 'fa', 'ur'], text: ARABIC },
  { languages: ['zh', 'yue'], text: CHINESE, familyFirst: '' },
  { languages: ['ja'], text: JAPANESE, familyFirst: ' ' },
  { languages: ['hi', 'mr', 'ne'], text: HINDI },
]
export const PACK_COUNT = PACKS.length

/** The phrases of a pack, by the kind of text they are. */
export function phrasesOf(pack: number): Map<string, string[]> {
  const { text = '', familyFirst } = PACKS[pack] ?? {}
  const byKind = new Map<string, string[]>()
  for (const line of text.trim().split('\n')) {
    const [kind = '', phrases = ''] = line.split(': ', 2)
    byKind.set(kind, phrases.split('; '))
  }
  byKind.set(
    'person',
    fullNames(byKind.get('given') ?? [], byKind.get('family') ?? [], familyFirst),
  )
  return byKind
}

function fullNames(given: string[], family: string[], familyFirst: Pack['familyFirst']): string[] {
  return Array.from({ length: Math.max(given.length, family.length) }, (_, i) => {
    const [first = '', last = ''] = [given[i % given.length], family[i % family.length]]
    return familyFirst === undefined ? `${first} ${last}` : last + familyFirst + first
  })
}
