import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { authPath, type DashboardTab } from '../../addresses/paths'
import type { Session } from '../../stores/session'
import { useRecord } from '../../sync'

/**
 * Leads an expired session to the sign-in if the phone has no record, because Medical Information is then
 * empty. It navigates within the app, because a page load would start with the phone's note of the user and
 * come straight back.
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
