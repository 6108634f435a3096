/**
 * How much of invented people's records is read in other languages. The people are those of the
 * capsule's bench: their words were written without the tables of terms at hand, with slips of the
 * finger in one of fourteen, brands, years and sentences of their own.
 */
import { inventRecord } from '../bench/invented-record'
import { seededRandom } from '../bench/random'
import { LANGUAGE_STOCKS } from '../bench/stocks'
import type { EntryField } from '../src/card/entry'
import { LOCALES } from '../src/card/labels'
import type { MedicalRecord } from '../src/medical'
import { EVERY_LANGUAGE } from '../src/terms/every-language'

const RECORDS = 200
const NOW = Date.UTC(2026, 10, 1)

export interface Coverage {
  read: number
  all: number
  /** What nobody could read, once each. */
  missed: Set<string>
}

export function measureCoverage(): Map<EntryField, Coverage> {
  const random = seededRandom(7)
  const byField = new Map<EntryField, Coverage>()
  for (let i = 0; i < RECORDS; i++) {
    const stock = LANGUAGE_STOCKS[i % LANGUAGE_STOCKS.length]
    if (!stock) continue
    for (const [field, entry] of entriesOf(inventRecord(random, stock, NOW))) {
      const coverage = byField.get(field) ?? { read: 0, all: 0, missed: new Set() }
      byField.set(field, coverage)
      for (const locale of LOCALES.filter(other => other !== stock.language)) {
        coverage.all++
        if (EVERY_LANGUAGE.read(entry, field, locale).state !== 'asWritten') coverage.read++
        else coverage.missed.add(`${stock.language}: ${entry}`)
      }
    }
  }
  return byField
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
