/**
 * The record that was begun on this phone without an account, while somebody is signed in to an account
 * of another id. It lies in a database of its own, and the note of it outlives the sign-in.
 */
import { readOnce } from '../../db/read-once'
import { readText, removeStored, writeText } from '../../stores/browser-storage'
import { clearLocalNote, readLocalNote } from '../../stores/session-note'
import { wipe } from '../../sync'

/** Its id; undefined where there is none, or nothing in it. */
export async function findBeside(ownerId: string): Promise<string | undefined> {
  const note = await readLocalNote()
  if (!note || note.id === ownerId) return undefined
  const glance = await readOnce(note.id)
  if (glance && glance.rows.length > 0) return note.id
  if (glance) await eraseBeside(note.id)
  else await clearLocalNote(note)
  return undefined
}

/** For good. The note goes last: where the tab dies on the way, an empty record is found and let go. */
export async function eraseBeside(id: string): Promise<void> {
  await wipe(id)
  await clearLocalNote({ id })
  removeStored('local', [LATER])
}

const LATER = 'bring-later'
/** Where the browser stores nothing, it is asked again with the next page. */
let keptInThisPage: string | undefined

/** Its owner has seen it, and wants it kept as it is for now. */
export function keepForLater(id: string): void {
  keptInThisPage = id
  writeText('local', LATER, id)
}

export const isKeptForLater = (id: string): boolean =>
  keptInThisPage === id || readText('local', LATER) === id
