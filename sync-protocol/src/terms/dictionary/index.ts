/** A phone loads English, in which most entries are written, and the languages that its reader needs. */
import type { Locale } from '../../languages'
import type { LanguageTable } from '../../languages/terms'
import type { Dictionary } from '../../text/entry'
import { dictionaryOf } from '../read-term'

export { prepareTerms } from '../read-term'

type Terms = { terms: LanguageTable }

export async function loadWritten(locale: Locale): Promise<LanguageTable> {
  if (locale === 'en') return (await import('../../languages/en/terms')).terms
  const loaded: Terms = await import(`../../languages/${locale}/terms.table.ts`)
  return loaded.terms
}

/** Outside the build (web/dev/build/packed-languages.ts) this is the whole table. */
async function loadSaid(locale: Locale): Promise<LanguageTable> {
  if (locale === 'en') return loadWritten(locale)
  const loaded: Terms = await import(`../../languages/${locale}/terms.table.ts?said`)
  return loaded.terms
}

/** Returns undefined without the English file or the reader's own, because then nothing can be translated. */
export async function loadDictionary(
  reader: Locale,
  others: readonly Locale[] = [],
): Promise<Dictionary | undefined> {
  const written = new Set<Locale>(['en', ...others])
  const isWritten = written.delete(reader)
  const loads = [...written].map(loadWritten)
  const own = isWritten ? loadWritten(reader).catch(() => loadSaid(reader)) : loadSaid(reader)
  const loaded = await Promise.allSettled([own, ...loads])
  const tables = loaded.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  const has = (wanted: Locale) => tables.some(({ locale }) => locale === wanted)
  return has('en') && has(reader) ? dictionaryOf(tables) : undefined
}
