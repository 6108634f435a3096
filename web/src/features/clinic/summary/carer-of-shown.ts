import { fullNameOf } from 'sync-protocol/medical'
import { shownProfile } from '../../../people/profiles'
import { readSession } from '../../../people/session'

/**
 * Returns the author's name for the summary of a managed record, which is empty if this account has none.
 * Undefined for people with a login, who are the authors of their own record.
 */
export function carerOfShown(): string | undefined {
  const profile = shownProfile()
  if (profile?.kind !== 'managed') return undefined
  const session = readSession()
  return session.status === 'signedIn' ? fullNameOf(session.user) : ''
}
