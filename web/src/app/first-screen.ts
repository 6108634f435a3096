import { paths } from '../addresses/paths'
import { sessionKnown } from '../people/session'
import { preloadTabs } from './late-tabs'
import { ROUTE_TABLE } from './route-table'
import { type Path, pathOf, preload } from './screens'

type Where = Pick<Location, 'pathname' | 'search'>

const TIMEOUT_MS = 1_000

/**
 * Screens of a record also wait for the session, because later data would be drawn in one long task. A
 * fallback that React has shown stays for 300 ms (loading/late.tsx). On a slow connection, the server's own page
 * with the app's header remains for a second instead of the fallback.
 */
export function firstScreen(location: Where): Promise<void> {
  const path = pathOf(location.pathname)
  if (!path) return Promise.resolve()
  const timeout = new Promise<void>(resolve => setTimeout(resolve, TIMEOUT_MS))
  const isForAll = ROUTE_TABLE[path].isFor === 'everyone'
  const ready = Promise.all([
    read(path, location),
    isForAll || Promise.all([sessionKnown(), preloadTabs()]),
  ])
  if (!isForAll) void quietly(readyDates)
  return Promise.race([ready.then(() => undefined), timeout])
}

async function read(path: Path, location: Where): Promise<void> {
  const isKept = Boolean(navigator.serviceWorker?.controller)
  if (path === paths.dashboard || path === paths.code) return ofRecord(path, location)
  if (path !== paths.home) return preload(path)
  // A browser without the worker is most likely a visitor's.
  if (!isKept) return preload('/welcome')
}

async function ofRecord(path: Path, { search }: Where): Promise<void> {
  await Promise.all([
    preload(path),
    quietly(() => import('../sync/runtime/follow-session')),
    path === paths.dashboard && quietly(() => preloadTab(search)),
  ])
}

async function preloadTab(search: string): Promise<void> {
  const { preloadDashboard } = await import('./dashboard/dashboard-screen')
  await preloadDashboard(new URLSearchParams(search))
}

/** Formats a first date during the wait, because a phone needs 50 ms for it. */
async function readyDates(): Promise<void> {
  const { dayWords } = await import('../ui/date-words')
  setTimeout(dayWords, 0, 0)
}

const quietly = (load: () => Promise<unknown>): Promise<unknown> => load().catch(() => undefined)
