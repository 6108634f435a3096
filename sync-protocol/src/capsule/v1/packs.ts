/**
 * The model reads only the pack of one language, so the words of other languages do not dilute it. A pack's
 * number is its index, so the order is part of the format.
 */
import { SUGGESTED } from './suggested.data'
import {
  ARABIC,
  CHINESE,
  DUTCH,
  ENGLISH,
  FRENCH,
  GERMAN,
  HINDI,
  ITALIAN,
  JAPANESE,
  POLISH,
  PORTUGUESE,
  SHARED,
  SPANISH,
  UKRAINIAN,
} from './words.table'

interface Pack {
  /** BCP 47. */
  languages: readonly string[]
  text: string
  /** A blank or nothing joins the family name to the given name after it. */
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

export const SHARED_TEXT = SHARED + SUGGESTED
export const sharedPhrases = (): Map<string, string[]> => phrasesIn(SHARED_TEXT)

export function phrasesOf(pack: number): Map<string, string[]> {
  const { text = '', familyFirst } = PACKS[pack] ?? {}
  return phrasesIn(text, familyFirst)
}

/** Each line is `kind: phrase; phrase`. */
function phrasesIn(text: string, familyFirst?: Pack['familyFirst']): Map<string, string[]> {
  const byKind = new Map<string, string[]>()
  for (const line of text.split('\n').filter(Boolean)) {
    const end = line.indexOf(': ')
    byKind.set(line.slice(0, end), line.slice(end + 2).split('; '))
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
