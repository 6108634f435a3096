/**
 * The record of somebody without an account. Its id is made here and known to no server until its owner
 * signs up, who then gets the account for this id (session.ts).
 */
import { readSession, writeSession } from '../stores/session'
import { runOnSignedOut } from '../stores/session-hooks'
import { clearLocalNote, noteLocal, readLocalNote } from '../stores/session-note'

/**
 * Opens the record that this phone has without an account, or begins one. False where the browser
 * keeps nothing, so that it would be lost with the tab.
 */
export async function startLocal(): Promise<boolean> {
  // Not a UUIDv7: the time in it would tell the server when somebody began.
  const user = await noteLocal({ id: crypto.randomUUID() })
  if (user) writeSession({ status: 'local', user })
  return user !== undefined
}

/** Opens the record without an account where this phone has one; true where it did. */
export async function restoreLocal(): Promise<boolean> {
  const user = await readLocalNote()
  if (user) writeSession({ status: 'local', user })
  return user !== undefined
}

/**
 * Removes it from this phone, for good. The note goes last: where the tab dies on the way, the record is
 * still there to be removed, or empty.
 */
export async function eraseLocal(): Promise<void> {
  const session = readSession()
  if (session.status !== 'local') return
  writeSession({ status: 'signedOut', byChoice: true })
  await runOnSignedOut(session.user)
  await clearLocalNote(session.user)
}
