import { useEffect } from 'react'
import { mayFetchAhead } from '../../loading/fetch-ahead'
import { whenIdle } from '../../loading/when-idle'
import { useProfile } from '../../sync'
import { KEEP_WANTED } from '../../sync/runtime/worker-messages'
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

/**
 * Lets the worker download the prints other than paper once the page is idle and online, unless the phone
 * saves data. Returns a function that stops it.
 */
export function keepPlaces(): () => void {
  const ask = () => {
    if (!mayFetchAhead()) return
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(KEEP_WANTED))
  }
  const stopWaiting = whenIdle(ask, 10_000, 1_000)
  addEventListener('online', ask)
  return () => {
    stopWaiting()
    removeEventListener('online', ask)
  }
}
