import { sessionKnown } from '../stores/session'
import { paths } from './paths'
import { ROUTE_TABLE } from './route-table'
import { type Path, pathOf, preload } from './screens'

type Where = Pick<Location, 'pathname' | 'search'>

const OF_RECORD: readonly string[] = [paths.dashboard, paths.code]
const TIMEOUT_MS = 1_000

/**
 * Reads what the address asks for, while it is found out who is here; resolves when it can be drawn at once: of a
 * record's screens, when that is known, as what a store brings later is drawn in one long piece.
 * A fallback that React has shown stays for 300 ms (ui/late.tsx). The server's own page has the app's header
 * already: it waits in the fallback's stead, on a slow line for a second.
 */
export function firstScreen(location: Where): Promise<void> {
  const path = pathOf(location.pathname)
  if (!path) return Promise.resolve()
  const timeout = new Promise<void>(resolve => setTimeout(resolve, TIMEOUT_MS))
  const isForAll = ROUTE_TABLE[path].isFor === 'everyone'
  const ready = Promise.all([read(path, location), isForAll || sessionKnown()])
  if (!isForAll) void quietly(readyDates)
  return Promise.race([ready.then(() => undefined), timeout])
}

async function read(path: Path, location: Where): Promise<void> {
  const isKept = Boolean(navigator.serviceWorker?.controller)
  if (OF_RECORD.includes(path) || (isCodeAsked(location) && isKept)) return ofRecord(location)
  if (path !== paths.home) return preload(path)
  // Who is at the start is not known yet. A browser without the worker is most often a new visitor's.
  if (!isKept) return preload('/welcome')
}

const isCodeAsked = ({ pathname, search }: Where): boolean =>
  pathname === paths.code || new URLSearchParams(search).get('show') === 'code'

async function ofRecord(location: Where): Promise<void> {
  await Promise.all([
    preload(paths.dashboard),
    quietly(() => import('../sync/runtime/follow-session')),
    quietly(async () => {
      const { preloadDashboard } = await import('./dashboard/dashboard-screen')
      await preloadDashboard(new URLSearchParams(location.search), isCodeAsked(location))
    }),
  ])
}

/** A phone takes a twentieth of a second for the first date in words: while it waits, not while it draws. */
async function readyDates(): Promise<void> {
  const { dayWords } = await import('../ui/date-words')
  setTimeout(dayWords, 0, 0)
}

/** Who needs it asks for it again, and says what is wrong. */
const quietly = (load: () => Promise<unknown>): Promise<unknown> => load().catch(() => undefined)
