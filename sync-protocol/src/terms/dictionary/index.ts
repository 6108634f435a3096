/**
 * A phone loads English, in which most entries are written, and the languages that its reader
 * needs. Each language is one file, fetched when it is first needed.
 */
import type { Locale } from '../../languages'
import type { LanguageTable } from '../../languages/terms/term'
import type { Dictionary } from '../../text/entry'
import { dictionaryOf } from '../read-term'

export { prepareTerms } from '../read-term'

/** All names, for reading. */
const WRITTEN: Readonly<Record<Locale, () => Promise<LanguageTable>>> = {
  en: async () => (await import('../../languages/en/terms.table')).en,
  es: async () => (await import('../../languages/es/terms.table')).es,
  fr: async () => (await import('../../languages/fr/terms.table')).fr,
  de: async () => (await import('../../languages/de/terms.table')).de,
  it: async () => (await import('../../languages/it/terms.table')).it,
  pt: async () => (await import('../../languages/pt/terms.table')).pt,
  nl: async () => (await import('../../languages/nl/terms.table')).nl,
  pl: async () => (await import('../../languages/pl/terms.table')).pl,
  uk: async () => (await import('../../languages/uk/terms.table')).uk,
  ar: async () => (await import('../../languages/ar/terms.table')).ar,
  zh: async () => (await import('../../languages/zh/terms.table')).zh,
  ja: async () => (await import('../../languages/ja/terms.table')).ja,
  hi: async () => (await import('../../languages/hi/terms.table')).hi,
  ru: async () => (await import('../../languages/ru/terms.table')).ru,
  tr: async () => (await import('../../languages/tr/terms.table')).tr,
  ko: async () => (await import('../../languages/ko/terms.table')).ko,
  sv: async () => (await import('../../languages/sv/terms.table')).sv,
  ro: async () => (await import('../../languages/ro/terms.table')).ro,
}

/** Only the shown names, for writing. */
const SAID: Readonly<Record<Locale, () => Promise<LanguageTable>>> = {
  en: WRITTEN.en,
  es: async () => (await import('../../languages/es/terms.table?said')).es,
  fr: async () => (await import('../../languages/fr/terms.table?said')).fr,
  de: async () => (await import('../../languages/de/terms.table?said')).de,
  it: async () => (await import('../../languages/it/terms.table?said')).it,
  pt: async () => (await import('../../languages/pt/terms.table?said')).pt,
  nl: async () => (await import('../../languages/nl/terms.table?said')).nl,
  pl: async () => (await import('../../languages/pl/terms.table?said')).pl,
  uk: async () => (await import('../../languages/uk/terms.table?said')).uk,
  ar: async () => (await import('../../languages/ar/terms.table?said')).ar,
  zh: async () => (await import('../../languages/zh/terms.table?said')).zh,
  ja: async () => (await import('../../languages/ja/terms.table?said')).ja,
  hi: async () => (await import('../../languages/hi/terms.table?said')).hi,
  ru: async () => (await import('../../languages/ru/terms.table?said')).ru,
  tr: async () => (await import('../../languages/tr/terms.table?said')).tr,
  ko: async () => (await import('../../languages/ko/terms.table?said')).ko,
  sv: async () => (await import('../../languages/sv/terms.table?said')).sv,
  ro: async () => (await import('../../languages/ro/terms.table?said')).ro,
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
