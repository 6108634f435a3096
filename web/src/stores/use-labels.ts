import { useEffect, useState } from 'react'
import { hasLabels, type Locale, nameOf } from 'sync-protocol/card'
import { loadLabels } from '../http/load-labels'
import { showToast } from './toast'

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
  title: `${nameOf(locale)} needs a connection`,
  description: 'Until there is one, it is in English.',
})
