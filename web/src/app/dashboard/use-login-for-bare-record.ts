import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Session } from '../../stores/session'
import { useRecord } from '../../sync'
import { authPath, type DashboardTab } from '../paths'

/**
 * A user whom the server no longer knows keeps the record that is on this phone. Where there is none,
 * Medical Information has nothing to offer but the sign-in. Within the app: a page load would begin
 * with this phone's note of who was here, and come back at once.
 */
export function useLoginForBareRecord(session: Session, tab: DashboardTab): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const record = useRecord()
  const isExpired = session.status === 'signedIn' && session.validity === 'expired'
  const isBare =
    record !== undefined &&
    !record.profile &&
    [record.contacts, record.allergies, record.medications, record.conditions].every(
      list => list.length === 0,
    )
  const mustSignIn = tab === 'medical-info' && isExpired && isBare

  useEffect(() => {
    if (mustSignIn) navigate(authPath(pathname + search), { replace: true })
  }, [mustSignIn, navigate, pathname, search])
}
