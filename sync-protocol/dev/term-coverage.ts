/**
 * Measures how much of invented people's records is read in other languages. Their words were
 * written without looking at the tables of terms, with a typing error in one of fourteen entries.
 */
import { inventRecord } from '../bench/invented-record'
import { seededRandom } from '../bench/random'
import { LANGUAGE_STOCKS } from '../bench/stocks'
import { LOCALES } from '../src/languages'
import type { MedicalRecord } from '../src/medical'
import { EVERY_LANGUAGE } from '../src/terms/every-language'
import type { EntryField } from '../src/text/entry'

const RECORDS = 200
const NOW = Date.UTC(2026, 10, 1)

/** In percent, for each reader and entries from other languages. */
export const LEAST_READ: Readonly<Partial<Record<EntryField, number>>> = {
  allergen: 85,
  condition: 65,
  frequency: 90,
  relationship: 95,
  severity: 95,
  reaction: 85,
  dose: 95,
  medicine: 65,
}

interface Counted {
  read: number
  all: number
  missed: Set<string>
}

export type Coverage = ReadonlyMap<string, ReadonlyMap<EntryField, Counted>>

export function measureCoverage(): { byReader: Coverage; byWriter: Coverage } {
  const random = seededRandom(7)
  const [byReader, byWriter] = [new Map<string, Fields>(), new Map<string, Fields>()]
  for (let i = 0; i < RECORDS; i++) {
    const stock = LANGUAGE_STOCKS[i % LANGUAGE_STOCKS.length]
    if (!stock) continue
    const { language } = stock
    for (const [field, entry] of entriesOf(inventRecord(random, stock, NOW))) {
      for (const locale of LOCALES.filter(other => other !== language)) {
        const isRead = EVERY_LANGUAGE.read(entry, field, locale).state !== 'asWritten'
        for (const counted of [
          countedIn(byReader, locale, field),
          countedIn(byWriter, language, field),
        ]) {
          counted.all++
          if (isRead) counted.read++
          else counted.missed.add(`${language}: ${entry}`)
        }
      }
    }
  }
  return { byReader, byWriter }
}

export function shareRead(coverage: Coverage, language: string, field: EntryField): number {
  const { read, all } = coverage.get(language)?.get(field) ?? { read: 0, all: 1 }
  return (100 * read) / all
}

type Fields = Map<EntryField, Counted>

function countedIn(byLanguage: Map<string, Fields>, language: string, field: EntryField): Counted {
  const fields = byLanguage.get(language) ?? new Map<EntryField, Counted>()
  byLanguage.set(language, fields)
  const counted = fields.get(field) ?? { read: 0, all: 0, missed: new Set<string>() }
  fields.set(field, counted)
  return counted
}

function entriesOf(record: MedicalRecord): (readonly [EntryField, string])[] {
  const entries: (readonly [EntryField, string | undefined])[] = [
    ...record.allergies.flatMap(({ allergen, reaction, severity }) => [
      ['allergen', allergen] as const,
      ['reaction', reaction] as const,
      ['severity', severity] as const,
    ]),
    ...record.medications.flatMap(({ name, dosage, frequency }) => [
      ['medicine', name] as const,
      ['dose', dosage] as const,
      ['frequency', frequency] as const,
    ]),
    ...record.conditions.map(({ condition }) => ['condition', condition] as const),
    ...record.contacts.map(({ relationship }) => ['relationship', relationship] as const),
  ]
  return entries.flatMap(([field, entry]) => (entry ? [[field, entry] as const] : []))
}
