import { shownProfile } from '../../../stores/profiles'
import { readSession } from '../../../stores/session'

/** Returns the author of the summary of a managed record, and undefined for people with a login. */
export function carerOfShown(): string | undefined {
  const profile = shownProfile()
  if (profile?.kind !== 'managed') return undefined
  const session = readSession()
  const { firstName, lastName } = session.status === 'signedIn' ? session.user : {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name || 'a guardian of the person'
}
