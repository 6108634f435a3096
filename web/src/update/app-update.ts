import type { Workbox } from 'workbox-window'
import { create } from 'zustand'
import { holdsTypedText, watchTyping } from './typed-text'

/** A newer version of the app is here and waits until the person agrees to reload. */
export const useAppUpdate = create<{ isReady: boolean }>(() => ({ isReady: false }))

/** A new worker takes over within moments, or something keeps it: then the reload alone must do. */
const TAKEOVER_MS = 4_000

let workbox: Pick<Workbox, 'messageSkipWaiting'> | undefined
let hasAgreed = false
let isInCharge = false

/** The worker keeps the app on the device; it never takes over from an older one unasked. */
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

/** Private windows: the app works, but not offline. */
const register = (registered: Pick<Workbox, 'register'>) =>
  registered.register().catch(() => undefined)

/** A connection that was lost while the worker took the app in left none: the next one is for it. */
export function tryAgainOnline(
  registered: Pick<Workbox, 'register'>,
  workers: Pick<ServiceWorkerContainer, 'getRegistration'> = navigator.serviceWorker,
): void {
  addEventListener('online', async () => {
    if (!(await workers.getRegistration())) await register(registered)
  })
}

/**
 * The new version is in charge, whichever tab agreed. The others follow at once, but not over what
 * somebody is typing: such a tab goes on with its own release until its reload is pressed.
 */
export function takeOver(reload = () => location.reload()): void {
  isInCharge = true
  if (hasAgreed || !holdsTypedText()) reload()
  else useAppUpdate.setState({ isReady: true })
}

/** `reload` and the time are handed in by tests. */
export function acceptUpdate(reload = () => location.reload(), timeoutMs = TAKEOVER_MS): void {
  // Another tab agreed first: nothing more will come.
  if (isInCharge) {
    reload()
    return
  }
  hasAgreed = true
  workbox?.messageSkipWaiting()
  setTimeout(reload, timeoutMs)
}

/** An app that stays open for weeks still hears of a new version. */
function askAgainWhenBack(registered: Workbox): void {
  const HOUR_MS = 3_600_000
  let askedAtMs = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAtMs < HOUR_MS) return
    askedAtMs = Date.now()
    void registered.update().catch(() => undefined) // no connection: the next time
  })
}
