import { isPaymentPage } from 'sync-protocol/rest'
import { readText, removeStored, writeText } from '../../stores/browser-storage'

const keyOf = (path: string) => `payment ${path.replace(/\/$/, '')}`
const RETURNED = ['payment_intent', 'payment_intent_client_secret', 'redirect_status']

/**
 * Histories, screenshots and other scripts would find a payment's secret in the address bar, so this runs
 * before all other code.
 */
export function takeSecrets(
  location: Pick<Location, 'pathname' | 'search' | 'hash'> = window.location,
  replace = (path: string) => window.history.replaceState(window.history.state, '', path),
): void {
  const { pathname, search, hash } = location
  if (isPaymentPage(pathname) && search !== '') {
    // If storage is forbidden, the page reports that its query is missing.
    writeText('session', keyOf(pathname), search)
    replace(pathname + hash)
    return
  }
  // Parameters that Stripe adds to the return address.
  const params = new URLSearchParams(search)
  if (!RETURNED.some(name => params.has(name))) return
  for (const name of RETURNED) params.delete(name)
  replace(pathname + (params.size > 0 ? `?${params}` : '') + hash)
}

export const readTakenQuery = (path: string): URLSearchParams =>
  new URLSearchParams(readText('session', keyOf(path)) ?? '')

export const forgetTakenQuery = (path: string): void => removeStored('session', [keyOf(path)])
