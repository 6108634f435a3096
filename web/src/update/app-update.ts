import type { Workbox } from 'workbox-window'
import { create } from 'zustand'

export const useAppUpdate = create<{ isReady: boolean }>(() => ({ isReady: false }))

/** After this wait for a new worker, the page just reloads. */
const TAKEOVER_MS = 4_000

let workbox: Pick<Workbox, 'messageSkipWaiting'> | undefined
let hasAgreed = false
let isInCharge = false

/** Registers the worker, which stores the app and never replaces an older worker without consent. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  watchTyping(document)
  const { Workbox } = await import('workbox-window')
  const registered = new Workbox('/sw.js')
  workbox = registered
  registered.addEventListener('waiting', () => useAppUpdate.setState({ isReady: true }))
  registered.addEventListener('controlling', event => {
    if (event.isUpdate) takeOver()
  })
  await register(registered)
  tryAgainOnline(registered)
  askAgainWhenBack(registered)
}

/** Ignores failures, as in private windows, where the app works but not offline. */
const register = (registered: Pick<Workbox, 'register'>) =>
  registered.register().catch(() => undefined)

/** Registers again with the next connection if the installation was cut off. */
export function tryAgainOnline(
  registered: Pick<Workbox, 'register'>,
  workers: Pick<ServiceWorkerContainer, 'getRegistration'> = navigator.serviceWorker,
): void {
  addEventListener('online', async () => {
    if (!(await workers.getRegistration())) await register(registered)
  })
}

/**
 * Other tabs reload immediately, whichever tab agreed. A tab with typed text continues with its own release
 * until its reload is pressed.
 */
export function takeOver(reload = () => location.reload()): void {
  isInCharge = true
  if (hasAgreed || !holdsTypedText()) reload()
  else useAppUpdate.setState({ isReady: true })
}

export function acceptUpdate(reload = () => location.reload(), timeoutMs = TAKEOVER_MS): void {
  // Another tab agreed first, so no further event will come.
  if (isInCharge) {
    reload()
    return
  }
  hasAgreed = true
  workbox?.messageSkipWaiting()
  setTimeout(reload, timeoutMs)
}

/** An app may stay open for weeks, so this checks for a new version. */
function askAgainWhenBack(registered: Workbox): void {
  const HOUR_MS = 3_600_000
  // The phone's clock may be set back.
  let askedAtMs = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedAtMs < HOUR_MS) return
    askedAtMs = performance.now()
    void registered.update().catch(() => undefined) // Without a connection, the next return checks.
  })
}

/** Fields that the person typed into, which show that a form is in use. */
const typedInto = new Set<Element>()

export function watchTyping(page: Pick<Document, 'addEventListener'>): void {
  page.addEventListener('input', ({ target }) => {
    if (target instanceof Element) typedInto.add(target)
  })
}

/** A sent form is removed or emptied, so its fields no longer count. */
function holdsTypedText(): boolean {
  for (const field of typedInto) {
    if (!field.isConnected || isEmpty(field)) typedInto.delete(field)
  }
  return typedInto.size > 0
}

const isEmpty = (field: Element): boolean => 'value' in field && field.value === ''
