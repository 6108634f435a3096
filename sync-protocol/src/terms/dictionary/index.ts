/**
 * A dictionary of a few languages, for a phone: English, which entries are mostly written in, and those
 * that a reader needs. Each language is one file, fetched when it is first wanted.
 */
import { LOCALES, type Locale } from '../../card/labels'
import { dictionaryOf } from '../read-term'
import type { LanguageTable } from '../term'

export { dictionaryOf } from '../read-term'

const LOAD: Readonly<Record<Locale, () => Promise<LanguageTable>>> = {
  en: async () => (await import('../translated/en.table')).en,
  es: async () => (await import('../translated/es.table')).es,
  fr: async () => (await import('../translated/fr.table')).fr,
  de: async () => (await import('../translated/de.table')).de,
  it: async () => (await import('../translated/it.table')).it,
  pt: async () => (await import('../translated/pt.table')).pt,
  nl: async () => (await import('../translated/nl.table')).nl,
  pl: async () => (await import('../translated/pl.table')).pl,
  uk: async () => (await import('../translated/uk.table')).uk,
  ar: async () => (await import('../translated/ar.table')).ar,
  zh: async () => (await import('../translated/zh.table')).zh,
  ja: async () => (await import('../translated/ja.table')).ja,
  hi: async () => (await import('../translated/hi.table')).hi,
}

/** What can be had of these languages, in their own order; undefined without English. */
export async function loadDictionary(wanted: ReadonlySet<Locale>) {
  const asked = LOCALES.filter(locale => locale === 'en' || wanted.has(locale))
  const loaded = await Promise.allSettled(asked.map(locale => LOAD[locale]()))
  const tables = loaded.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  return tables.some(({ locale }) => locale === 'en') ? dictionaryOf(tables) : undefined
}
