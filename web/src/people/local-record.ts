/**
 * The record of a person without an account. Its id is made here, and no server knows it until the owner
 * signs up and gets the account for this id (session.ts).
 */
import { readSession, writeSession } from './session'
import { runOnSignedOut } from './session-hooks'
import { clearLocalNote, readLocalNote, writeLocalNote } from './session-note'

/** Returns false if the browser stores nothing, because the record would be lost with the tab. */
export async function startLocal(): Promise<boolean> {
  // This is not a UUIDv7, because its time would show the server when the record was begun.
  const user = await writeLocalNote({ id: crypto.randomUUID() })
  if (user) writeSession({ status: 'local', user })
  return user !== undefined
}

export async function restoreLocal(): Promise<boolean> {
  const user = await readLocalNote()
  if (user) writeSession({ status: 'local', user })
  return user !== undefined
}

/**
 * The note goes last. If the tab dies in between, the record can still be removed or is empty. Returns false if
 * the storage failed.
 */
export async function eraseLocal(): Promise<boolean> {
  const session = readSession()
  if (session.status !== 'local') return true
  writeSession({ status: 'signedOut', byChoice: true })
  // After a failure, the next start opens the record again, and its owner can repeat the deletion.
  return (await runOnSignedOut(session.user)) && (await clearLocalNote(session.user))
}
