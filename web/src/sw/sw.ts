/// <reference lib="webworker" />
/**
 * Stores the app on the device and sends waiting changes. The worker answers the app's own pages from its
 * store and leaves all other requests alone. It replaces an older worker only after the person has agreed in
 * a tab.
 */
import { cacheNames, clientsClaim } from 'workbox-core'
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { keepSharedImage } from '../db/shared-image'
import { readLanguageNote } from '../loading/language-note'
import type { DrainResult } from '../sync/engine/drain'
import { readCodeView, readOwnCodeView } from '../sync/record/own-code-view'
import { askForBackgroundSync, SYNC_TAG } from '../sync/runtime/background-sync'
import { lockForLife } from '../sync/runtime/lock'
import {
  type DrainRequest,
  isDrainRequest,
  KEEP_WANTED,
  type WorkerLife,
} from '../sync/runtime/worker-messages'
import { isKept, isWanted } from './kept-languages'
import { fromLastRelease, isAsset, keepLastRelease } from './last-release'
import { digestsOf, ownFile } from './own-answer'
import {
  CARD_PAGE_MS,
  codeFirst,
  isAppPage,
  isCodePage,
  isOnlineFirstPage,
  isResponderPage,
  isShare,
  liveFirst,
  takeShare,
} from './pages'
import { loadCodePart, loadSyncPart, takeParts } from './parts'
import { fetchWanted, keepWanted, wantedFile } from './wanted-files'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

const files = self.__WB_MANIFEST
const digests = digestsOf(files, self.location.href)
// Workbox's own digest check does not fetch again if the browser's cache holds a portal's answer.
const unchecked = files.map(file =>
  typeof file === 'string' ? file : { url: file.url, revision: file.revision ?? null },
)
addPlugins([
  {
    fetchDidSucceed: ({ request, response }) =>
      ownFile(request, response, digests.get(request.url)),
  },
])
precacheAndRoute(unchecked.filter(entry => isKept(entry, navigator.languages)))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isWanted(url.href),
  ({ request, url }) => wantedFile(request, digests.get(url.href)),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url.href),
  ({ request }) => fromLastRelease(request),
)
cleanupOutdatedCaches()
// The first visit already sends through the worker. An update waits for SKIP_WAITING first.
clientsClaim()

const shell = createHandlerBoundToURL('/index.html')
registerRoute(new NavigationRoute(liveFirst(shell), { allowlist: [isResponderPage] }))
registerRoute(isCodePage, codeFirst(shell, drawOwnCode))
registerRoute(isOnlineFirstPage, liveFirst(shell, { waitMs: CARD_PAGE_MS }))
registerRoute(isAppPage, shell)
registerRoute(isShare, takeShare(keepSharedImage), 'POST')

/** Starts the reads first, so that they run while the drawing part loads. */
async function drawOwnCode(url: URL) {
  const reading = Promise.all([readOwnCodeView(), readLanguageNote()])
  const { answerCodePage } = loadCodePart()
  const [held, noted] = await reading
  return held && answerCodePage(held, { url, noted }, readCodeView)
}

self.addEventListener('install', event => event.waitUntil(settleIn()))

async function settleIn() {
  takeParts()
  await keepLastRelease(cacheNames.precache, url => getCacheKeyForURL(url) !== undefined)
  await keepWanted(wantedUrls(), digests)
}

const wantedUrls = () => files.map(urlOf).filter(isWanted)
/** Font files and the app's texts in other languages wait for their first use. */
const isForRecord = (url: string) => !/\/wanted\/(letters\/|texts-)/.test(url)

const urlOf = (entry: PrecacheEntry | string) =>
  new URL(typeof entry === 'string' ? entry : entry.url, self.location.href).href

self.addEventListener('message', event => {
  if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (event.data === KEEP_WANTED)
    event.waitUntil(fetchWanted(wantedUrls().filter(isForRecord), digests))
  if (isDrainRequest(event.data)) event.waitUntil(drainFor(event.data, event.ports[0]))
})

self.addEventListener('push', event =>
  event.waitUntil(loadSyncPart().showNotice(self.registration, event.data?.text() ?? '')),
)
self.addEventListener('pushsubscriptionchange', event =>
  event.waitUntil(loadSyncPart().renewPush(self.registration, event)),
)
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(loadSyncPart().linkOf(event)))
})

let life: Promise<string> | undefined

/** The browser continues later if the tab is gone by then. */
async function drainFor(request: DrainRequest, port: MessagePort | undefined) {
  life ??= lockForLife()
  void life.then(lock => port?.postMessage({ state: 'alive', lock } satisfies WorkerLife))
  const result = await drainInPart(request).catch(error => {
    console.error(error)
    return { state: 'retry', code: 'fault', afterMs: null } satisfies DrainResult
  })
  port?.postMessage(result)
  if (result.state === 'retry') await askForBackgroundSync(self.registration)
}

const drainInPart = async (request: DrainRequest) => loadSyncPart().drainAndClose(request)

// TypeScript's library lacks this type, because only Chromium has it.
interface SyncEvent extends ExtendableEvent {
  tag: string
}

self.addEventListener('sync', event => {
  const sync = event as SyncEvent // Events of this name have no other type.
  if (sync.tag === SYNC_TAG) sync.waitUntil(drainForBrowser())
})

/** Rejects after a failure, so that the browser tries the sync again. */
async function drainForBrowser(): Promise<void> {
  const result = await loadSyncPart().drainAllOfLastUser()
  if (result.state === 'retry') throw new Error(result.code)
}
