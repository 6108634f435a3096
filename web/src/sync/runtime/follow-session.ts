import { dropDraftsOf } from '../../people/drafts'
import { leaveProfiles, reloadProfiles, useProfiles } from '../../people/profiles'
import { onProfilesNote } from '../../people/profiles-note'
import { type Session, useSession } from '../../people/session'
import { registerSessionHooks } from '../../people/session-hooks'
import { dismissToast } from '../../stores/toast'
import { currentDevice, type Device } from '../record/device'
import { sharedQuery } from '../record/shared-query'
import { isFirstPull, readStatus } from '../record/status'
import { followList, followShown, openLocal, startSync, stopSync, wipe } from './start'

/** Exported here because both are in one script, which a caller of `firstAnswer` has already loaded. */

let keepsNext = false

/** Sets whether the next sign-out keeps the record and its unsent changes for the same person. */
export function keepAtSignOut(keeps = true): void {
  keepsNext = keeps
}

/**
 * Opens the record of the person signed in, also without a connection, when only this phone's note says who
 * that is. A sign-out removes the record from the device.
 */
export function followSession(): () => void {
  const follow = (session: Session) => {
    // An expired session keeps its record open and its queue paused, so nothing starts here.
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
      // The toast may offer an undo in the record that was shown before.
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
  // A session that expired before this code loaded still needs its record opened.
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

/** Another device or person may have changed which records this account may open. */
async function askForProfiles(actorId: string): Promise<void> {
  // This part needs the server, so a phone does not store it for offline use.
  const part = await import('./refresh-profiles').catch(() => undefined)
  await part?.refreshProfiles(actorId)
}

/** Resolves once the open or opening record has arrived from the server, or cannot arrive now. */
export async function firstAnswer(): Promise<void> {
  const { db } = await openRecord()
  await new Promise<void>(resolve => {
    const stop = sharedQuery(db, 'status', readStatus).subscribe(
      ({ value }) => {
        if (value && isFirstPull(value)) return
        resolve()
        queueMicrotask(() => stop())
      },
      () => resolve(),
    )
  })
}

function openRecord(): Promise<Device> {
  return new Promise(resolve => {
    const { device } = currentDevice.getState()
    if (device) return resolve(device)
    const stop = currentDevice.subscribe(({ device }) => {
      if (!device) return
      stop()
      resolve(device)
    })
  })
}
