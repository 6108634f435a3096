import { type Session, useSession } from '../../people/session'
import { readLocalNote } from '../../people/session-note'
import { get } from '../../stores/key-value'
import { readLockNote } from './lock-note'
import { removeLock } from './set-lock'

let isFollowing = false

/** Without its owner the lock would keep the next user of the phone out. */
export function followOwner(): void {
  if (isFollowing) return
  isFollowing = true
  const { session } = useSession.getState()
  if (session.status === 'signedOut') void endWithoutRecord()
  useSession.subscribe(({ session }, before) => {
    if (!readLockNote()) return
    if (isSomebodyElse(before.session, session)) void removeLock()
    else if (session.status === 'signedOut') void endWithoutRecord()
  })
}

const isSomebodyElse = (before: Session, now: Session): boolean =>
  before.status === 'signedIn' && now.status === 'signedIn' && before.user.id !== now.user.id

/** If the phone cannot say whether it has a record without an account, the lock stays. */
async function endWithoutRecord(): Promise<void> {
  const isReadable = await get('lock').then(
    () => true,
    () => false,
  )
  if (isReadable && !(await readLocalNote())) await removeLock()
}
