import { useEffect, useState } from 'react'
import { hasLabels, type Locale, nameInItself } from 'sync-protocol/card'
import { showToast } from '../stores/toast'
import { loadLabels } from './load-labels'
import { loadingTexts } from './texts'

/** English until the labels are loaded, or if loading fails. */
export function useLabels(wanted: Locale): Locale {
  const [, setLoaded] = useState<Locale>()
  useEffect(() => {
    if (hasLabels(wanted)) return
    let isWanted = true
    void loadLabels(wanted).then(isThere => {
      if (!isWanted) return
      setLoaded(wanted)
      if (!isThere) showToast(missing(wanted))
    })
    return () => {
      isWanted = false
    }
  }, [wanted])
  return hasLabels(wanted) ? wanted : 'en'
}

const missing = (locale: Locale) => ({
  title: loadingTexts.noLanguage({ language: nameInItself(locale) }),
  description: loadingTexts.noLanguageDetail,
})
