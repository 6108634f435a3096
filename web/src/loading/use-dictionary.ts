/**
 * The worker stores the words for English and the phone's own languages, and others need a connection.
 * Screens do not wait. Until the words are there, entries are shown as they were typed.
 */
import { useEffect, useState } from 'react'
import { type Dictionary, isLocale, LOCALES, type Locale } from 'sync-protocol/card'
import { inSlices } from './in-slices'

type Loaded = { key: string; dictionary: Dictionary | undefined }

/**
 * `spoken` is the person's language (BCP 47). If `locale` is not a language of this phone, the user previews
 * the server's page, which reads entries in any language.
 */
export const useDictionary = (...asked: Parameters<typeof useLoadedDictionary>) =>
  useLoadedDictionary(...asked)?.dictionary

export function useLoadedDictionary(
  locale: Locale,
  spoken: string | undefined,
  languages: readonly string[] = navigator.languages,
): Loaded | undefined {
  const own = languages.map(primaryTag).filter(isLocale)
  const isAhead = locale !== 'en' && !own.includes(locale)
  const written = isAhead ? LOCALES : [primaryTag(spoken ?? ''), ...own].filter(isLocale)
  const key = [locale, ...new Set(written)].join(' ')
  const [loaded, setLoaded] = useState<Loaded | undefined>(() => last)
  useEffect(() => {
    let isWanted = true
    void load(key).then(found => isWanted && setLoaded(found))
    return () => {
      isWanted = false
    }
  }, [key])
  return loaded?.key === key ? loaded : undefined
}

const primaryTag = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''

/** All screens in the same languages share one dictionary, because making it takes tens of milliseconds. */
let last: Loaded | undefined

async function load(key: string): Promise<Loaded> {
  if (last?.key === key && last.dictionary) return last
  const [locale = 'en', ...others] = key.split(' ').filter(isLocale)
  // An update may have removed the old files under an open page, which is handled like being offline.
  const terms = await import('sync-protocol/terms/dictionary').catch(() => undefined)
  const dictionary = await terms?.loadDictionary(locale, others)
  if (terms && dictionary) await inSlices(terms.prepareTerms(dictionary))
  last = { key, dictionary }
  return last
}
