import { paths } from './paths'
import { preload } from './screens'

const OF_RECORD: readonly string[] = [paths.dashboard, paths.code]

/**
 * A phone that keeps the app has all of it at hand: what the screen of a record begins with is read
 * while it is found out who is here, and not after it. Not without the worker, where a script costs a
 * request, nor where a visitor without a record may have come to.
 */
export function preloadKept({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const params = new URLSearchParams(search)
  const isCodeAsked = pathname === paths.code || params.get('show') === 'code'
  if (!isCodeAsked && !OF_RECORD.includes(pathname)) return
  if (!navigator.serviceWorker?.controller) return
  preload(paths.dashboard)
  begin(() => import('../sync/runtime/follow-session'))
  begin(async () =>
    (await import('./dashboard/dashboard-screen')).preloadDashboard(params, isCodeAsked),
  )
}

/** Who needs it asks for it again, and says what is wrong. */
const begin = (load: () => Promise<unknown>): void => void load().catch(() => undefined)
