import { ignoreStorageFault } from '../stores/storage-fault'
import type { RecordOwner, SessionUser } from './session'

export interface SessionHooks {
  onSignedIn?: (user: SessionUser) => void | Promise<void>
  /** `stay` cancels the sign-out, for example because of unsent changes. */
  beforeSignOut?: (user: SessionUser) => Promise<'leave' | 'stay'>
  /** Runs after a sign-out or after a local record was erased, to remove the owner's data. */
  onSignedOut?: (owner: RecordOwner) => void | Promise<void>
}

const registered = new Set<SessionHooks>()

export function registerSessionHooks(hooks: SessionHooks): () => void {
  registered.add(hooks)
  return () => registered.delete(hooks)
}

export async function runOnSignedIn(user: SessionUser): Promise<void> {
  for (const hooks of registered) await hooks.onSignedIn?.(user)
}

export async function mayLeave(user: SessionUser): Promise<boolean> {
  for (const hooks of registered) {
    if ((await hooks.beforeSignOut?.(user)) === 'stay') return false
  }
  return true
}

/** Returns false if the storage failed, so that data of the owner may still be on the device. */
export async function runOnSignedOut(owner: RecordOwner): Promise<boolean> {
  let isGone = true
  for (const hooks of registered) {
    try {
      await hooks.onSignedOut?.(owner)
    } catch (error) {
      ignoreStorageFault(error)
      isGone = false
    }
  }
  return isGone
}
