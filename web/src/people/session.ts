import type { User } from 'sync-protocol/rest'
import { create } from 'zustand'
import { onSignedOut } from '../http/signed-out'

export type SessionUser = User

export interface RecordOwner {
  id: string
}

/**
 * The person on this phone. `local` has no account: the record is on this phone only, and nothing is sent or
 * asked about it. For an account, `validity` says how the app knows it:
 *
 * - `remembered`: from this phone's own note. The server was not reached yet, which is no sign-out.
 * - `confirmed`: from the server.
 * - `expired`: the server answered 401. The record stays readable, and sending waits for a sign-in.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'signedOut'; byChoice: boolean }
  | { status: 'local'; user: RecordOwner }
  | { status: 'signedIn'; user: SessionUser; validity: 'remembered' | 'confirmed' | 'expired' }

export const useSession = create<{ session: Session }>(() => ({ session: { status: 'unknown' } }))

export function readSession(): Session {
  return useSession.getState().session
}

export function writeSession(session: Session): void {
  useSession.setState({ session })
}

export function sessionKnown(): Promise<void> {
  if (readSession().status !== 'unknown') return Promise.resolve()
  return new Promise(resolve => {
    const unsubscribe = useSession.subscribe(({ session }) => {
      if (session.status === 'unknown') return
      unsubscribe()
      resolve()
    })
  })
}

export function recordOwnerOf(session: Session): RecordOwner | undefined {
  return session.status === 'signedIn' || session.status === 'local' ? session.user : undefined
}

export const useAccount = (): SessionUser | undefined =>
  useSession(({ session }) => (session.status === 'signedIn' ? session.user : undefined))

export const useIsLocal = (): boolean => useSession(({ session }) => session.status === 'local')

/** Handles the server's own 401 for this user. Nothing is deleted. */
export function expireSession(): void {
  const session = readSession()
  if (session.status === 'signedIn') writeSession({ ...session, validity: 'expired' })
}

// Registered only here, so that no screen has to handle it. Sync reports it itself.
onSignedOut(expireSession)

export function displayName(user: {
  email: string
  firstName?: string | null | undefined
}): string {
  return user.firstName?.trim() || user.email
}
