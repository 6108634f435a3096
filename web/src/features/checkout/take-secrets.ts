import { isPaymentPage } from 'sync-protocol/rest'
import { readText, removeStored, writeText } from '../../stores/browser-storage'

/** What a payment page was called with; it dies with the tab. */
const keyOf = (path: string) => `payment ${path.replace(/\/$/, '')}`
const RETURNED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

/**
 * Before anything else runs: takes a payment's secret out of the address bar, where histories,
 * screenshots and other scripts would find it. A reload finds it where it was put.
 */
export function takeSecrets(
  location: Pick<Location, 'pathname' | 'search' | 'hash'> = window.location,
  replace = (path: string) => window.history.replaceState(window.history.state, '', path),
): void {
  const { pathname, search, hash } = location
  if (isPaymentPage(pathname) && search !== '') {
    // Where storage is forbidden the page will say that it lacks what it needs.
    writeText('session', keyOf(pathname), search)
    replace(pathname + hash)
    return
  }
  // What Stripe adds to the address it sends people back to.
  const params = new URLSearchParams(search)
  if (!RETURNED.some(name => params.has(name))) return
  for (const name of RETURNED) params.delete(name)
  replace(pathname + (params.size > 0 ? `?${params}` : '') + hash)
}

/** What the page was called with; empty where it was not. */
export const readTakenQuery = (path: string): URLSearchParams =>
  new URLSearchParams(readText('session', keyOf(path)) ?? '')

/** Once it is paid. */
export const forgetTakenQuery = (path: string): void => removeStored('session', [keyOf(path)])
