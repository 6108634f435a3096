import { paths } from './paths'
import { preload } from './screens'

const OF_RECORD: readonly string[] = [paths.dashboard, paths.code]

/**
 * What the screen of a record begins with is read while it is found out who is here, and not after it:
 * a phone that keeps the app has all of it at hand, and elsewhere the server has named these scripts with
 * the page (dev/build/screen-preloads.ts). Not where a visitor without a record may have come to, with
 * whose page others are named.
 */
export function preloadKept({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const params = new URLSearchParams(search)
  const isCodeAsked = pathname === paths.code || params.get('show') === 'code'
  const isOfRecord = OF_RECORD.includes(pathname)
  const isKept = Boolean(navigator.serviceWorker?.controller)
  if (!isOfRecord && !(isCodeAsked && isKept)) return
  preload(paths.dashboard)
  begin(() => import('../sync/runtime/follow-session'))
  begin(async () =>
    (await import('./dashboard/dashboard-screen')).preloadDashboard(params, isCodeAsked),
  )
}

/** Who needs it asks for it again, and says what is wrong. */
const begin = (load: () => Promise<unknown>): void => void load().catch(() => undefined)
