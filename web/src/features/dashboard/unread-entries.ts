/** What of a card a reader of another language sees nothing, and how its owner can mend it. */
import { type Dictionary, factsOf, type Locale, rowsOf, type Section } from 'sync-protocol/card'
import type { ResponderCard } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'

const LISTS = ['allergies', 'medications', 'conditions', 'contacts'] as const
type List = (typeof LISTS)[number]

export interface UnreadEntry {
  /** As it was written. */
  entry: string
  /** The heading that it stands under. */
  heading: string
  /** A known word that it may be meant for, and where it would stand. */
  better?: { word: string; list: List; field: string; ids: readonly string[] }
}

export function unreadEntries(
  card: ResponderCard,
  record: MedicalRecord,
  reader: Locale,
  dictionary: Dictionary,
): UnreadEntry[] {
  // In the owner's words; which entries are unread follows from the reader's.
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
