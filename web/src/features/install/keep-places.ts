import { mayFetchAhead } from '../../http/fetch-ahead'
import { KEEP_WANTED } from '../../sync/runtime/worker-messages'
import { whenIdle } from '../../ui/when-idle'

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
