import { shownProfile } from '../../../stores/profiles'
import { readSession } from '../../../stores/session'

/** Whom a summary is by where the person does not sign in: who is here. Undefined where the person is. */
export function carerOfShown(): string | undefined {
  const profile = shownProfile()
  if (profile?.kind !== 'managed') return undefined
  const session = readSession()
  const { firstName, lastName } = session.status === 'signedIn' ? session.user : {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name || 'a guardian of the person'
}
