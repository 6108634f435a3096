import { mayFetchAhead } from '../../http/fetch-ahead'
import { KEEP_WANTED } from '../../sync/runtime/worker-messages'
import { whenIdle } from '../../ui/when-idle'

/**
 * Has the worker fetch what a phone keeps otherwise from its first use, the places for a code besides
 * paper: once nothing else is to be done, with a connection, and where no data is to be saved. Answers
 * the way to stop.
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
