import { KEEP_WANTED } from '../../sync/runtime/worker-messages'
import { whenIdle } from '../../ui/when-idle'

// Not in TypeScript's library: only Chromium has it.
type Saving = { connection?: { saveData?: boolean } }

/**
 * Has the worker fetch what a phone keeps otherwise from its first use, the places for a code besides
 * paper: once nothing else is to be done, with a connection, and where no data is to be saved. Answers
 * the way to stop.
 */
export function keepPlaces(): () => void {
  const ask = () => {
    if (!navigator.onLine || (navigator as Saving).connection?.saveData) return
    void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(KEEP_WANTED))
  }
  const stopWaiting = whenIdle(ask, 10_000, 1_000)
  addEventListener('online', ask)
  return () => {
    stopWaiting()
    removeEventListener('online', ask)
  }
}
