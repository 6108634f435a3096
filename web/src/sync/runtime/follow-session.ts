import { dropDraftsOf } from '../../stores/drafts'
import { leaveProfiles, reloadProfiles, useProfiles } from '../../stores/profiles'
import { onProfilesNote } from '../../stores/profiles-note'
import { type Session, useSession } from '../../stores/session'
import { registerSessionHooks } from '../../stores/session-hooks'
import { dismissToast } from '../../stores/toast'
import { followList, followShown, openLocal, startSync, stopSync, wipe } from './start'

/** Here because it comes in the same script: who waits for a record has asked for this one. */
export { firstAnswer } from '../record/first-answer'

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
    if (session.status !== 'signedOut') return
    stopSync()
    const { actorId } = useProfiles.getState()
    if (actorId) void leaveProfiles(actorId, { forget: false })
  }
  const unsubscribe = useSession.subscribe(({ session }) => follow(session))
  const unsubscribeProfiles = useProfiles.subscribe((now, before) => {
    if (now.shownId !== before.shownId) {
      // What it would undo is in the record that was shown.
      dismissToast()
      followShown()
    }
    if (now.actorId !== before.actorId || idsOf(now) === idsOf(before)) return
    const left = new Set(now.list.map(({ id }) => id))
    for (const { id } of before.list) if (!left.has(id)) dropDraftsOf(id)
    followList()
  })
  const stopHearing = onProfilesNote(actorId => void reloadProfiles(actorId))
  const unregister = registerSessionHooks({
    onSignedIn: ({ id }) => void askForProfiles(id),
    async onSignedOut({ id }) {
      const keeps = keepsNext
      keepsNext = false
      await (keeps ? leaveProfiles(id, { forget: false }) : wipe(id))
    },
  })
  // Who was expired before this code arrived wants their record opened all the same.
  const { session } = useSession.getState()
  if (session.status === 'signedIn') startSync(session.user)
  if (session.status === 'local') openLocal(session.user)
  if (session.status === 'signedIn' && session.validity === 'confirmed') {
    void askForProfiles(session.user.id)
  }
  return () => {
    unsubscribe()
    unsubscribeProfiles()
    stopHearing()
    unregister()
  }
}

const idsOf = ({ list }: { list: readonly { id: string }[] }) => list.map(({ id }) => id).join()

/** Another device, or somebody else, may have changed which records one may open. */
async function askForProfiles(actorId: string): Promise<void> {
  // It needs the server, and a phone does not keep it for times without one.
  const part = await import('./refresh-profiles').catch(() => undefined)
  await part?.refreshProfiles(actorId)
}
