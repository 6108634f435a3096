/**
 * The worker stores the words for English and the phone's own languages, and others need a connection.
 * Screens do not wait. Until the words are there, entries are shown as they were typed.
 */
import { useEffect, useState } from 'react'
import { type Dictionary, isLocale, LOCALES, type Locale } from 'sync-protocol/card'
import { useLanguage } from '../i18n/use-language'
import { inSlices } from './in-slices'
import { loadLabels } from './load-labels'

type Loaded = { key: string; dictionary: Dictionary | undefined }

/**
 * `spoken` is the person's language (BCP 47). If `locale` is not a language of this phone, the user previews
 * the server's page, which reads entries in any language.
 */
export const useDictionary = (...asked: Parameters<typeof useLoadedDictionary>) =>
  useLoadedDictionary(...asked)?.dictionary

/** For the record in the app's own screens. A phone that knows only English has nothing to translate. */
export function useOwnDictionary(spoken = ''): Dictionary | undefined {
  const shown = useLanguage()
  const languages = [shown, ...navigator.languages]
  const isEnglish = [spoken, ...languages].every(tag => ['', 'en'].includes(primaryTag(tag)))
  return useLoaded(isEnglish ? '' : keyOf(shown, spoken, languages))?.dictionary
}

export function useLoadedDictionary(
  locale: Locale,
  spoken: string | undefined,
  languages: readonly string[] = navigator.languages,
): Loaded | undefined {
  return useLoaded(keyOf(locale, spoken, languages))
}

function keyOf(locale: Locale, spoken = '', languages: readonly string[]): string {
  const own = languages.map(primaryTag).filter(isLocale)
  const isAhead = locale !== 'en' && !own.includes(locale)
  const written = isAhead ? LOCALES : [primaryTag(spoken), ...own].filter(isLocale)
  return [locale, ...new Set(written)].join(' ')
}

/** An empty key loads nothing. */
function useLoaded(key: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>(() => last)
  useEffect(() => {
    if (key === '') return
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
let coming: { key: string; loaded: Promise<Loaded> } | undefined

function load(key: string): Promise<Loaded> {
  if (last?.key === key && last.dictionary) return Promise.resolve(last)
  if (coming?.key !== key) coming = { key, loaded: make(key) }
  return coming.loaded
}

async function make(key: string): Promise<Loaded> {
  const [locale = 'en', ...others] = key.split(' ').filter(isLocale)
  // Severities and statuses have their names from the labels, and a dictionary reads these only once.
  const labels = Promise.all([...new Set([locale, ...others])].map(each => loadLabels(each)))
  // An update may have removed the old files under an open page, which is handled like being offline.
  const terms = await import('sync-protocol/terms/dictionary').catch(() => undefined)
  const [dictionary] = await Promise.all([terms?.loadDictionary(locale, others), labels])
  if (terms && dictionary) await inSlices(terms.prepareTerms(dictionary))
  coming = undefined
  last = { key, dictionary }
  return last
}
