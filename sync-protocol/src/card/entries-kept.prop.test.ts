/**
 * Every translation keeps the original entry next to it, byte for byte, on every page and in every
 * message.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { depth } from '../../dev/test-depth'
import { LOCALES } from '../languages'
import { TABLES } from '../languages/lists/terms.data'
import { renderResponderPage } from '../responder'
import { contactsMessage } from '../share'
import { EVERY_LANGUAGE } from '../terms/every-language'
import { rowsIn } from '../terms/rows'
import type { ResponderCard } from './card'
import { factsOf } from './facts'

const listed = <T>(...items: T[]) => ({ state: 'listed' as const, items })
const cardOf = (entry: string, other: string): ResponderCard => ({
  type: 'complete',
  level: 'healthcare',
  revision: 1,
  changedAtMs: 0,
  expiresAt: '',
  identity: { fullName: 'Ana Sol' },
  allergies: listed({
    allergen: entry,
    severity: 'Mild',
    reaction: entry,
    others: { allergen: [other] },
  }),
  medications: listed({
    name: entry,
    dosage: entry,
    frequency: entry,
    others: { dosage: [other] },
  }),
  conditions: listed({ condition: entry, others: { condition: [other] } }),
  contacts: listed({
    name: 'Tom',
    relationship: entry,
    phoneNumber: '1',
    others: { relationship: [other] },
  }),
  body: { implants: entry },
})
const FIELDS = [
  'allergen',
  'reaction',
  'name',
  'dosage',
  'frequency',
  'condition',
  'relationship',
  'implants',
]
const DISPUTED = ['allergen', 'dosage', 'condition', 'relationship']

const known = LOCALES.flatMap(locale =>
  [...rowsIn(TABLES[locale]).values()].flatMap(({ names }) => names),
)
const doses = [
  '1½ tablets',
  '.5 mg daily',
  '1-0-1',
  '10 МЕ',
  '2 × 1',
  'q8h',
  '0,5 comprimé',
  '1日2回',
  '٥٠٠ ملغ',
]
const noise = fc.constantFrom(
  '',
  ' ',
  '  ',
  '.',
  '!',
  '\u200f',
  '\u0301',
  ' (5 mg)',
  ', ',
  '<b>',
  '&amp;',
  '"',
  "'",
)
const entries = fc
  .oneof(
    fc.constantFrom(...known),
    fc.constantFrom(...doses),
    fc.string({ unit: 'grapheme', minLength: 1 }),
  )
  .chain(word => fc.tuple(noise, noise).map(([before, after]) => before + word + after))
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, sign => ESCAPES[sign] ?? sign)

it('keeps each entry as typed in every reading, page and message', () => {
  fc.assert(
    fc.property(entries, entries, fc.constantFrom(...LOCALES), (entry, other, locale) => {
      const card = cardOf(entry, other)
      const dictionary = EVERY_LANGUAGE
      const facts = factsOf(card, locale, { dictionary })
      const wordsOf = (field: string) =>
        facts
          .filter(fact => fact.field === field)
          .flatMap(({ sides }) => sides.map(({ words }) => words))
      for (const field of FIELDS) expect(wordsOf(field)).toContain(entry)
      for (const field of DISPUTED) expect(wordsOf(field)).toContain(other)

      const page = renderResponderPage(card, {
        locale,
        emergencyNumber: '112',
        source: 'live',
        dictionary,
      })
      expect(page.split(`>${escaped(entry)}</bdi>`).length).toBeGreaterThan(FIELDS.length)
      expect(page.split(`>${escaped(other)}</bdi>`).length).toBeGreaterThan(DISPUTED.length)

      const message = contactsMessage(card, undefined, dictionary).replaceAll(
        /[\u2066-\u2069]/g,
        '',
      )
      expect(message).toContain(entry.replaceAll(/[\u2066-\u2069]/g, ''))
    }),
    { numRuns: depth(50, 150) },
  )
})
