/** Finds the entries of a card that a reader of another language cannot read, and suggests known words. */
import { type Dictionary, factsOf, type Locale, rowsOf, type Section } from 'sync-protocol/card'
import type { ResponderCard } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'

const LISTS = ['allergies', 'medications', 'conditions', 'contacts'] as const
type List = (typeof LISTS)[number]

export interface UnreadEntry {
  entry: string
  heading: string
  /** A known word that may be meant, and the rows to change. */
  better?: { word: string; list: List; field: string; ids: readonly string[] }
}

export function unreadEntries(
  card: ResponderCard,
  record: MedicalRecord,
  reader: Locale,
  dictionary: Dictionary,
): UnreadEntry[] {
  // Headings are in English; the reader's language only decides which entries are unread.
  const headings = factsOf(card, 'en')
  const unread = new Map<string, UnreadEntry>()
  for (const { sides, section, field } of factsOf(card, reader, { dictionary })) {
    for (const { words, lang, called } of sides) {
      if (lang === undefined || called !== undefined || unread.has(words)) continue
      const own = headings.find(fact => fact.section === section && fact.field === field)
      const better = betterWord(words, { section, field, record, dictionary })
      unread.set(words, {
        entry: words,
        heading: own?.heading ?? '',
        ...(better && { better }),
      })
    }
  }
  return [...unread.values()]
}

interface Place {
  section: Section | 'record'
  field: string
  record: MedicalRecord
  dictionary: Dictionary
}

function betterWord(entry: string, { section, field, record, dictionary }: Place) {
  const list = LISTS.find(name => name === section)
  const term = list && rowsOf(list).find(row => row.field === field)?.term
  const word = term && dictionary.nearest(entry, term)
  if (!list || !word) return undefined
  const ids = record[list].filter(row => Reflect.get(row, field) === entry).map(({ id }) => id)
  return ids.length > 0 ? { word, list, field, ids } : undefined
}
