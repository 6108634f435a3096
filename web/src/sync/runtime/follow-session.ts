import { type Session, useSession } from '../../stores/session'
import { registerSessionHooks } from '../../stores/session-hooks'
import { openLocal, startSync, stopSync, wipe } from './start'

let keepsNext = false

/** Whether the next sign-out leaves the record and its unsent changes here for the same person. */
export function keepAtSignOut(keeps = true): void {
  keepsNext = keeps
}

/**
 * The record that is open is that of the person signed in: also without a connection, where only this
 * phone's own note says who. A sign-out removes it from the device. That of somebody without an account
 * is opened and no more.
 */
export function followSession(): () => void {
  const follow = (session: Session) => {
    // An expired session keeps the record open and its queue paused: nothing is asked again.
    if (session.status === 'signedIn' && session.validity !== 'expired') startSync(session.user)
    if (session.status === 'local') openLocal(session.user)
    if (session.status === 'signedOut') stopSync()
  }
  const unsubscribe = useSession.subscribe(({ session }) => follow(session))
  const unregister = registerSessionHooks({
    async onSignedOut({ id }) {
      const keeps = keepsNext
      keepsNext = false
      if (!keeps) await wipe(id)
    },
  })
  // Who was expired before this code arrived wants their record opened all the same.
  const { session } = useSession.getState()
  if (session.status === 'signedIn') startSync(session.user)
  if (session.status === 'local') openLocal(session.user)
  return () => {
    unsubscribe()
    unregister()
  }
}
