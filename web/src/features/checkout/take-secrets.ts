import { isPaymentPage } from 'sync-protocol/rest'

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
    keepQuery(pathname, search)
    replace(pathname + hash)
    return
  }
  // What Stripe adds to the address it sends people back to.
  const params = new URLSearchParams(search)
  if (!RETURNED.some(name => params.has(name))) return
  for (const name of RETURNED) params.delete(name)
  replace(pathname + (params.size > 0 ? `?${params}` : '') + hash)
}

function keepQuery(path: string, search: string): void {
  try {
    sessionStorage.setItem(keyOf(path), search)
  } catch {
    // Storage is forbidden: the page will say that it lacks what it needs.
  }
}

/** What the page was called with; empty where it was not. */
export function readTakenQuery(path: string): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(keyOf(path)) ?? '')
  } catch {
    return new URLSearchParams()
  }
}

/** Once it is paid. */
export function forgetTakenQuery(path: string): void {
  try {
    sessionStorage.removeItem(keyOf(path))
  } catch {
    // Nothing was kept where nothing may be kept.
  }
}
