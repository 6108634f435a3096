import { paths } from '../addresses/paths'
import { recordOwnerOf, useSession } from '../stores/session'

/** Without a record, the dashboard would only ask a visitor to sign in. */
export function useWayBack(): { to: string; label: string } {
  const hasRecord = useSession(({ session }) => recordOwnerOf(session) !== undefined)
  return hasRecord
    ? { to: paths.dashboard, label: 'Back to Dashboard' }
    : { to: paths.home, label: 'Back' }
}
