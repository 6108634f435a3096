/**
 * A phone loads English, in which most entries are written, and the languages that its reader
 * needs. Each language is one file, fetched when it is first needed.
 */
import type { Dictionary } from '../../card/entry'
import type { Locale } from '../../card/labels'
import { dictionaryOf } from '../read-term'
import type { LanguageTable } from '../term'

export { prepareTerms } from '../read-term'

/** All names, for reading. */
const WRITTEN: Readonly<Record<Locale, () => Promise<LanguageTable>>> = {
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
  ru: async () => (await import('../translated/ru.table')).ru,
  tr: async () => (await import('../translated/tr.table')).tr,
  ko: async () => (await import('../translated/ko.table')).ko,
  sv: async () => (await import('../translated/sv.table')).sv,
  ro: async () => (await import('../translated/ro.table')).ro,
}

/** Only the shown names, for writing. */
const SAID: Readonly<Record<Locale, () => Promise<LanguageTable>>> = {
  en: WRITTEN.en,
  es: async () => (await import('../translated/es.table?said')).es,
  fr: async () => (await import('../translated/fr.table?said')).fr,
  de: async () => (await import('../translated/de.table?said')).de,
  it: async () => (await import('../translated/it.table?said')).it,
  pt: async () => (await import('../translated/pt.table?said')).pt,
  nl: async () => (await import('../translated/nl.table?said')).nl,
  pl: async () => (await import('../translated/pl.table?said')).pl,
  uk: async () => (await import('../translated/uk.table?said')).uk,
  ar: async () => (await import('../translated/ar.table?said')).ar,
  zh: async () => (await import('../translated/zh.table?said')).zh,
  ja: async () => (await import('../translated/ja.table?said')).ja,
  hi: async () => (await import('../translated/hi.table?said')).hi,
  ru: async () => (await import('../translated/ru.table?said')).ru,
  tr: async () => (await import('../translated/tr.table?said')).tr,
  ko: async () => (await import('../translated/ko.table?said')).ko,
  sv: async () => (await import('../translated/sv.table?said')).sv,
  ro: async () => (await import('../translated/ro.table?said')).ro,
}

/**
 * The dictionary reads English and all other languages that can be loaded. Undefined without the
 * English file or the reader's own, because then nothing can be translated.
 */
export async function loadDictionary(
  reader: Locale,
  others: readonly Locale[] = [],
): Promise<Dictionary | undefined> {
  const written = new Set<Locale>(['en', ...others])
  const isWritten = written.delete(reader)
  const loads = [...written].map(locale => WRITTEN[locale]())
  const own = isWritten ? WRITTEN[reader]().catch(SAID[reader]) : SAID[reader]()
  const loaded = await Promise.allSettled([own, ...loads])
  const tables = loaded.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  const has = (wanted: Locale) => tables.some(({ locale }) => locale === wanted)
  return has('en') && has(reader) ? dictionaryOf(tables) : undefined
}
