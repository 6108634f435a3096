import type { RecordOwner, SessionUser } from './session'

/** What other parts of the app do when people come and go. */
export interface SessionHooks {
  /** The server confirmed this user, by a sign-in or when the app started. */
  onSignedIn?: (user: SessionUser) => void | Promise<void>
  /** Before a sign-out is sent: `stay` calls it off (there are unsent changes). */
  beforeSignOut?: (user: SessionUser) => Promise<'leave' | 'stay'>
  /** After a sign-out, or when a record without an account is erased: the device forgets what is theirs. */
  onSignedOut?: (owner: RecordOwner) => void | Promise<void>
}

const registered = new Set<SessionHooks>()

/** Returns the way to take them back. */
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

export async function runOnSignedOut(owner: RecordOwner): Promise<void> {
  for (const hooks of registered) await hooks.onSignedOut?.(owner)
}
