import { useEffect, useState } from 'react'
import { isLocale, type Locale } from 'sync-protocol/card'
import type { Suggest } from 'sync-protocol/terms'
import { language } from '../../i18n/define-texts'
import type { Language } from '../../i18n/languages'

let loaded: Suggest | undefined
let isWhole = false

/** Suggests in the phone's first language that the app knows, as soon as its words are there. */
export function useSuggest(): Suggest | undefined {
  const [suggest, setSuggest] = useState<Suggest | undefined>(() => loaded)
  useEffect(() => {
    if (isWhole) return
    const take = () => setSuggest(() => loaded)
    const own = ownLocale(navigator.languages, language.get())
    void loadEnglish()
      .then(take)
      .then(() => loadOwn(own))
      .then(take)
      .then(() => loadAbroad(own))
      .then(take)
  }, [])
  return suggest
}

/** A language that the person chose goes first. English is also the default of other phones. */
export const ownLocale = (languages: readonly string[], shown: Language): Locale =>
  [...(shown === 'en' ? [] : [shown]), ...languages]
    .map(tag => tag.toLowerCase().split(/[-_]/)[0] ?? '')
    .find(isLocale) ?? 'en'

/** The lists are as large as a screen's code, so they are a separate script that typing does not need. */
async function loadEnglish(): Promise<void> {
  try {
    loaded ??= (await import('sync-protocol/terms')).suggest
  } catch {
    // A release removed the old files while the page was open.
  }
}

/** The worker keeps the words of the phone's own languages. */
async function loadOwn(own: Locale): Promise<void> {
  if (own === 'en' || isWhole) return
  try {
    const { makeSuggest } = await import('sync-protocol/terms')
    const { loadWritten } = await import('sync-protocol/terms/dictionary')
    loaded = makeSuggest(await loadWritten(own))
  } catch {
    // English words are suggested until the next field tries again.
  }
}

/** The names in all languages are not stored for offline use, and suggestions work without them. */
async function loadAbroad(own: Locale): Promise<void> {
  try {
    loaded = (await import('sync-protocol/terms/abroad')).makeSuggestAbroad(own)
    isWhole = true
  } catch {
    // Without a connection, the next field tries again.
  }
}
