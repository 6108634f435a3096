import { paths } from '../app/paths'
import { useSession } from '../stores/session'

/**
 * Where "back" leads from a screen that anyone may see: to the dashboard, or to the start for a visitor,
 * whom the dashboard would only ask to sign in. As `PageHeader` takes it.
 */
export function useWayBack(): { to: string; label: string } {
  const isSignedIn = useSession(({ session }) => session.status === 'signedIn')
  return isSignedIn
    ? { to: paths.dashboard, label: 'Back to Dashboard' }
    : { to: paths.home, label: 'Back' }
}
