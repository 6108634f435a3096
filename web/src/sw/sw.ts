/// <reference lib="webworker" />
/**
 * Keeps the app on the device and sends what waits. It answers with what it has for the app's own
 * pages, and stays out of the way of everything else; it replaces an older one only when a tab says
 * that the person agreed.
 */
import { clientsClaim } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { drainLastUser, drainUser } from '../sync/drain-here'
import { isDrainRequest, SYNC_TAG } from '../sync/worker-messages'
import { isAppPage, isResponderPage, liveFirst } from './pages'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
// The first visit already sends through the worker. An update waits for SKIP_WAITING before this.
clientsClaim()

const shell = createHandlerBoundToURL('/index.html')
registerRoute(new NavigationRoute(liveFirst(shell), { allowlist: [isResponderPage] }))
registerRoute(new NavigationRoute(shell, { allowlist: [isAppPage] }))

self.addEventListener('message', event => {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (!isDrainRequest(event.data)) return
  const { userId, thaw } = event.data
  const [port] = event.ports
  // A drain that breaks is answered too: the tab tries again in its own time.
  const broken = { state: 'retry', code: 'fault', afterMs: null }
  event.waitUntil(
    drainUser(userId, { thaw }).then(
      result => port?.postMessage(result),
      error => {
        console.error(error)
        port?.postMessage(broken)
      },
    ),
  )
})

// Not in TypeScript's library: only Chromium has it.
interface SyncEvent extends ExtendableEvent {
  tag: string
}

self.addEventListener('sync', event => {
  const { tag } = event as SyncEvent // the only kind of event of this name
  if (tag === SYNC_TAG) (event as SyncEvent).waitUntil(drainForBrowser())
})

/** A sync that rejects is tried again by the browser. */
async function drainForBrowser(): Promise<void> {
  const result = await drainLastUser()
  if (result.state === 'retry') throw new Error(result.code)
}
