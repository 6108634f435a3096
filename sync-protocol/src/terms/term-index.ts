/**
 * All loaded languages are searched together, because people do not state theirs. An ambiguous name finds
 * nothing.
 */
import { type Locale, labelsOf } from '../languages'
import { type LanguageTable, type TermKind, termRowsOf } from '../languages/terms'
import type { TermField } from '../text/entry'
import { listMedicines } from '../text/medicines'
import { AMBIGUOUS } from './ambiguous.table'
import { foldEntry, withoutUmlauts } from './fold-entry'
import { onceEach } from './once-each'
import { KIND_OF_TERM, rowsIn } from './rows'

/** Medicines can be allergens, and people write reactions as conditions. */
export const KINDS_OF_FIELD: Readonly<Record<TermField, readonly TermKind[]>> = {
  allergen: ['allergen', 'drugClass', 'medicine'],
  reaction: ['reaction', 'condition'],
  severity: ['severity', 'reaction'],
  medicine: ['medicine', 'drugClass'],
  condition: ['condition', 'implant', 'reaction'],
  status: ['status'],
  implant: ['implant'],
  relationship: ['relationship'],
  route: ['route'],
}

export const TERM_FIELDS = Object.keys(KINDS_OF_FIELD) as TermField[] // keys of a const object

export interface Meaning {
  id: string
  /** Empty for a brand. */
  locales: ReadonlySet<Locale>
  /** Only accents distinguish "Avó" from "Avô". */
  spellings: ReadonlySet<string>
}

const spellingOf = (name: string) => name.trim().normalize('NFC').toLowerCase()

export interface Name {
  id: string
  name: string
  key: string
  locale?: Locale
}

const nameOf = (id: string, name: string, locale?: Locale): Name => ({
  id,
  name,
  key: foldEntry(name),
  ...(locale && { locale }),
})

const LABELLED: Readonly<Record<string, (locale: Locale) => string>> = {
  severe: locale => labelsOf(locale).severity.Severe,
  moderate: locale => labelsOf(locale).severity.Moderate,
  mild: locale => labelsOf(locale).severity.Mild,
  active: locale => labelsOf(locale).status.Active,
  chronic: locale => labelsOf(locale).status.Chronic,
  resolved: locale => labelsOf(locale).status.Resolved,
}

export const nameOfTerm = (id: string, table: LanguageTable): string | undefined =>
  LABELLED[id]?.(table.locale) ?? rowsIn(table).get(id)?.names[0]

export const namesIn = onceEach((table: LanguageTable): readonly Name[] => {
  const { locale } = table
  const rows = [...rowsIn(table).values()].flatMap(({ id, names }) =>
    names.map(name => ({ id, name })),
  )
  const labels = Object.entries(LABELLED).map(([id, label]) => ({ id, name: label(locale) }))
  const typed = locale === 'de' ? rows.map(row => ({ ...row, name: withoutUmlauts(row.name) })) : []
  return [...rows, ...labels, ...typed].map(({ id, name }) => nameOf(id, name, locale))
})

const brandNames = onceEach((english: LanguageTable): readonly Name[] => {
  const byInn = new Map(
    namesIn(english)
      .filter(({ id }) => KIND_OF_TERM.get(id) === 'medicine')
      .map(({ id, key }) => [key, id]),
  )
  return listMedicines().flatMap(({ inn, brands }) => {
    const id = byInn.get(foldEntry(inn))
    return id === undefined ? [] : brands.map(name => nameOf(id, name))
  })
})

const AMBIGUOUS_KEYS: ReadonlySet<string> = new Set(
  termRowsOf(AMBIGUOUS).map(({ id }) => foldEntry(id)),
)
export const isAmbiguous = (key: string): boolean => AMBIGUOUS_KEYS.has(key)

/**
 * These brands are also makers, everyday words, or other medicines elsewhere. They count only next
 * to the international name.
 */
const UNSURE_BRANDS: ReadonlySet<string> = new Set(
  ['Bayer', 'Medtronic', 't:slim', 'Soma', 'Iron', 'Benadryl', 'Dolormin', 'Actos'].map(foldEntry),
)

const hasLocale = (locales: ReadonlySet<Locale>) => locales.size > 0

export interface TermIndex {
  meaningOf: (entry: string, field: TermField) => Meaning | undefined
  /** Also for an ambiguous name: "ASS" in "ASS (acetylsalicylic acid)". */
  isNameOf: (entry: string, id: string, field: TermField) => boolean
}

/** English must be among the tables. */
export function termIndexOf(tables: readonly LanguageTable[]): TermIndex {
  const meaningsIn = onceEach((field: TermField) => allMeanings(field, tables))
  return {
    meaningOf(entry, field) {
      const key = foldEntry(entry)
      const all = meaningsIn(field).get(key) ?? []
      const spelled = all.filter(({ spellings }) => spellings.has(spellingOf(entry)))
      const [meaning, ...others] = spelled.length === 1 ? spelled : all
      if (others.length > 0 || isAmbiguous(key)) return undefined
      return meaning?.locales.size === 0 && UNSURE_BRANDS.has(key) ? undefined : meaning
    },
    isNameOf: (entry, id, field) =>
      (meaningsIn(field).get(foldEntry(entry)) ?? []).some(meaning => meaning.id === id),
  }
}

function allMeanings(
  field: TermField,
  tables: readonly LanguageTable[],
): ReadonlyMap<string, readonly Meaning[]> {
  const kinds = new Set(KINDS_OF_FIELD[field])
  const byKey = new Map<string, Map<string, { locales: Set<Locale>; spellings: Set<string> }>>()
  const add = ({ id, key, name, locale }: Name) => {
    const kind = KIND_OF_TERM.get(id)
    if (kind === undefined || !kinds.has(kind)) return
    const byId = byKey.get(key) ?? new Map()
    byKey.set(key, byId)
    const found = byId.get(id) ?? { locales: new Set(), spellings: new Set() }
    byId.set(id, found)
    found.spellings.add(spellingOf(name))
    if (locale) found.locales.add(locale)
  }
  for (const name of tables.flatMap(namesIn)) add(name)
  for (const brand of tables.filter(({ locale }) => locale === 'en').flatMap(brandNames)) {
    // A word of a language is no brand: "Iodine" was one once.
    if (![...(byKey.get(brand.key)?.values() ?? [])].some(({ locales }) => hasLocale(locales))) {
      add(brand)
    }
  }
  return new Map(
    [...byKey].map(([key, byId]) => [key, [...byId].map(([id, meaning]) => ({ id, ...meaning }))]),
  )
}
