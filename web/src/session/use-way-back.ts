import { paths } from '../app/paths'
import { recordOwnerOf, useSession } from '../stores/session'

/**
 * Where "back" leads from a screen that anyone may see: to the dashboard of who has a record here, or to
 * the start for a visitor, whom the dashboard would only ask to sign in. As `PageHeader` takes it.
 */
export function useWayBack(): { to: string; label: string } {
  const hasRecord = useSession(({ session }) => recordOwnerOf(session) !== undefined)
  return hasRecord
    ? { to: paths.dashboard, label: 'Back to Dashboard' }
    : { to: paths.home, label: 'Back' }
}
