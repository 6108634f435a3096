import { useEffect } from 'react'
import { useProfile } from '../../sync'
import { keepPlaces } from './keep-places'
import { askToKeepOnce } from './storage'

/** The browser's question about the storage would make no sense without a record. */
export function KeepRecord() {
  const hasContent = Boolean(useProfile())
  useEffect(() => {
    if (!hasContent) return
    void askToKeepOnce()
    return keepPlaces()
  }, [hasContent])
  return null
}
