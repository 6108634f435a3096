import { paths } from '../addresses/paths'
import { recordOwnerOf, useSession } from './session'
import { peopleTexts } from './texts'

/** Without a record, the dashboard would only ask a visitor to sign in. */
export function useWayBack(): { to: string; label: string } {
  const hasRecord = useSession(({ session }) => recordOwnerOf(session) !== undefined)
  return hasRecord
    ? { to: paths.dashboard, label: peopleTexts.backToDashboard }
    : { to: paths.home, label: peopleTexts.back }
}
