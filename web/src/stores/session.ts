import type { User } from 'sync-protocol/rest'
import { create } from 'zustand'
import { onSignedOut } from '../http/signed-out'

export type SessionUser = User

/** Whose record is open on this phone: somebody with an account, or without one. */
export interface RecordOwner {
  id: string
}

/**
 * Who is here. `local` is somebody without an account, whose record is on this phone alone: nothing of
 * it is sent, and nothing is asked of the server about them. `validity` tells how we know of the others:
 * `remembered`  this phone's own note; the server was not reached yet, which is not a sign-out
 * `confirmed`   the server said so
 * `expired`     the server's own 401: the record stays readable, sending waits for a sign-in
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

/** Resolves when it is known who is here. */
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

/** Whose record this phone shows; undefined where it is nobody's, or not known yet. */
export function recordOwnerOf(session: Session): RecordOwner | undefined {
  return session.status === 'signedIn' || session.status === 'local' ? session.user : undefined
}

/** Whose account is signed in here, however it is known; undefined where none is. */
export const useAccount = (): SessionUser | undefined =>
  useSession(({ session }) => (session.status === 'signedIn' ? session.user : undefined))

/** The person has no account: their record is on this phone and nowhere else. */
export const useIsLocal = (): boolean => useSession(({ session }) => session.status === 'local')

/** The server's own 401 about this user; nothing is deleted. */
export function expireSession(): void {
  const session = readSession()
  if (session.status === 'signedIn') writeSession({ ...session, validity: 'expired' })
}

// Here alone: no screen has to think of it. Sync, which has calls of its own, says it by itself.
onSignedOut(expireSession)

/** How the screens address someone: the first name, or else the e-mail. */
export function displayName(user: {
  email: string
  firstName?: string | null | undefined
}): string {
  return user.firstName?.trim() || user.email
}
