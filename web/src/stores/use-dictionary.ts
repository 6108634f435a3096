/**
 * The words to read entries in another language, as far as this phone can have them: English and its
 * own languages are kept by the worker, others come with a connection. Nothing waits for them: until
 * they are there, and where they cannot be had, entries stand as they were typed.
 */
import { useEffect, useState } from 'react'
import { type Dictionary, isLocale, LOCALES, type Locale } from 'sync-protocol/card'
import { inSlices } from './in-slices'

type Loaded = { key: string; dictionary: Dictionary | undefined }

/**
 * To read in `locale` what somebody wrote who speaks `spoken` (BCP 47). Where that is no language of
 * this phone's, somebody looks ahead, and is shown what the server would say: of entries in any.
 */
export const useDictionary = (...asked: Parameters<typeof useLoadedDictionary>) =>
  useLoadedDictionary(...asked)?.dictionary

/** The same, for who can tell whether it is still to come: undefined until it is there, or cannot be had. */
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

/** Making one costs some tens of milliseconds: it serves all screens in the same languages. */
let last: Loaded | undefined

async function load(key: string): Promise<Loaded> {
  if (last?.key === key && last.dictionary) return last
  const [locale = 'en', ...others] = key.split(' ').filter(isLocale)
  // A release took the old files away under an open page: as without a connection.
  const terms = await import('sync-protocol/terms/dictionary').catch(() => undefined)
  const dictionary = await terms?.loadDictionary(locale, others)
  if (terms && dictionary) await inSlices(terms.learnTerms(dictionary))
  last = { key, dictionary }
  return last
}
